import { extractText, getDocumentProxy } from 'unpdf';

/** What somebody who copies all of each page gets from pdf.js, the reader of Firefox, with gaps as single spaces. */
export async function textOfPdf(pdf: Blob): Promise<string[]> {
  const document = await getDocumentProxy(new Uint8Array(await pdf.arrayBuffer()));
  const { text } = await extractText(document, { mergePages: false });
  return text.map((page) => page.replaceAll(/\s+/g, ' ').trim().normalize('NFC'));
}
