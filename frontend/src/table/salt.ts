const BYTES = 16;

/** This browser's own chance for the shuffle: 32 hex digits. */
export function newSalt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
