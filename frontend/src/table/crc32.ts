const POLYNOMIAL = 0xedb88320;
const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ POLYNOMIAL : rest >>> 1;
  return rest;
});

/** CRC-32 (as in zlib) of the UTF-8 bytes of a text, as eight hex digits. */
export function crc32(text: string): string {
  let rest = 0xffffffff;
  for (const byte of new TextEncoder().encode(text)) {
    rest = (TABLE[(rest ^ byte) & 0xff] ?? 0) ^ (rest >>> 8);
  }
  return ((rest ^ 0xffffffff) >>> 0).toString(16).padStart(8, "0");
}
