/** The longest comment behind the end of an archive, and that end itself (APPNOTE.TXT of ZIP, 4.3.16). */
const endBytes = 65_535 + 22;

const endMark = [0x50, 0x4b, 0x05, 0x06];
const entryMark = [0x50, 0x4b, 0x01, 0x02];

/**
 * True for bytes that a program takes for a ZIP archive, whatever they begin with: an archive is found by its end, and
 * everything before and after it may be a document or a picture.
 */
export function hidesArchive(bytes: Uint8Array): boolean {
  const end = placeOf(bytes, endMark, Math.max(0, bytes.length - endBytes));
  return end !== -1 && placeOf(bytes, entryMark, 0) !== -1;
}

function placeOf(bytes: Uint8Array, mark: readonly number[], from: number): number {
  for (let at = bytes.indexOf(mark[0]!, from); at !== -1; at = bytes.indexOf(mark[0]!, at + 1)) {
    if (mark.every((byte, place) => bytes[at + place] === byte)) return at;
  }
  return -1;
}
