const latin1 = new TextDecoder('latin1');

/** The names under which a PDF runs something or carries other files (ISO 32000-2, 12.6.4 and 7.11.4). */
const activeNames =
  /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData|GoToE)(?![A-Za-z0-9])/;

/** A character of a name that is written as its number (7.3.5). */
const escaped = /#([0-9A-Fa-f]{2})/g;

function unescaped(text: string): string {
  return text.replace(escaped, (_whole, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));
}

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
  const text = latin1.decode(bytes);
  return activeNames.test(text) || activeNames.test(unescaped(text)) ? 'active' : 'pdf';
}
