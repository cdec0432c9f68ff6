## Écarté: what is said, and how the tricks came to be played (ecarte.md, sections 3 and 6).

ecarte-call-play = I play
ecarte-call-propose = I propose
ecarte-call-accept = I accept
ecarte-call-refuse = I refuse

ecarte-situation-stood = without a proposal
ecarte-situation-refused = after a refusal
ecarte-situation-exchanged = after an exchange
