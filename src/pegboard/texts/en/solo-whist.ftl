## Solo Whist: the words of the auction and the contracts (solo-whist.md, section 2).

solo-word-pass = pass
solo-word-prop = proposal
solo-word-accept = accepted
solo-word-solo = solo
solo-word-misere = misère
solo-word-abundance = abundance
solo-word-royal = royal abundance
solo-word-open = open misère
solo-word-declared = declared abundance
solo-word-decline = declined
solo-word-throw-in = thrown in

solo-contract-prop = proposal
solo-contract-accepted = proposal and acceptance
solo-contract-solo = solo
solo-contract-misere = misère
solo-contract-abundance = abundance
solo-contract-royal = royal abundance
solo-contract-open = open misère
solo-contract-declared = declared abundance
solo-contract-general-misere = general misère
