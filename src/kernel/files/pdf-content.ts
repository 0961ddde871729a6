const latin1 = new TextDecoder('latin1');

/** The names under which a PDF runs something or carries other files (ISO 32000-2, 12.6.4 and 7.11.4). */
const activeNames = /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA)(?![A-Za-z0-9])/;

/** Bytes after the last mark that are only space. */
const ending = /%%EOF[\s\0]*$/;

/** Room for the mark and the space that programs write after it. */
const endBytes = 64;

/**
 * What the bytes are: a PDF that begins with its first byte and ends with its mark, so that it is nothing else besides;
 * one that names scripts or other files inside is called active. What lies in packed parts is not looked at: it is
 * shown by the browser's own reader and saved as a PDF alone.
 */
export function judgePdf(bytes: Uint8Array): 'pdf' | 'active' | 'none' {
  if (!/^%PDF-[12]\.\d/.test(latin1.decode(bytes.subarray(0, 8)))) return 'none';
  if (!ending.test(latin1.decode(bytes.subarray(-endBytes)))) return 'none';
  return activeNames.test(latin1.decode(bytes)) ? 'active' : 'pdf';
}
