import type { Ink } from './scan-page.ts';

export interface PdfPage {
  width: number;
  height: number;
  /** Rectangles filled with black. */
  ink: Ink[];
}

/** Reads the pages of a PDF that react-pdf wrote: their sizes and what is filled with black on them. */
export async function readPdf(pdf: Blob): Promise<PdfPage[]> {
  const bytes = new Uint8Array(await pdf.arrayBuffer());
  // One letter a byte, so that places in the text are places in the file.
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  const sizes = [...text.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
  const drawings = await readDrawings(bytes, text);
  return sizes.map(([, width, height], page) => ({
    width: Number(width),
    height: Number(height),
    ink: readInk(drawings[page] ?? ''),
  }));
}

/** The unpacked streams that draw, one a page. */
async function readDrawings(bytes: Uint8Array<ArrayBuffer>, text: string): Promise<string[]> {
  const drawings: string[] = [];
  for (const match of text.matchAll(/\/Length (\d+)\s*\/Filter \/FlateDecode\s*>>\s*stream\r?\n/g)) {
    const start = match.index + match[0].length;
    const packed = bytes.subarray(start, start + Number(match[1]));
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate'));
    const drawing = await new Response(stream).text();
    if (drawing.startsWith('1 0 0 -1 0 ')) drawings.push(drawing);
  }
  return drawings;
}

/** Follows moves and fills of a drawing; the flip of the first line makes the top left its origin. */
function readInk(drawing: string): Ink[] {
  const ink: Ink[] = [];
  const saved: { x: number; y: number; color: string }[] = [];
  let state = { x: 0, y: 0, color: '' };
  let box: Ink | undefined;
  for (const line of drawing.split('\n').slice(1)) {
    const words = line.split(' ');
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = words.map(Number);
    const operator = words.at(-1);
    if (operator === 'q') saved.push({ ...state });
    else if (operator === 'Q') state = saved.pop() ?? state;
    else if (operator === 'cm') state = { ...state, x: state.x + e, y: state.y + f };
    else if (operator === 'scn') state = { ...state, color: `${a} ${b} ${c}` };
    else if (operator === 're') box = { x: state.x + a, y: state.y + b, width: c, height: d };
    else if (operator === 'm') box = undefined;
    else if (operator === 'f' && box && state.color === '0 0 0') ink.push(box);
  }
  return ink;
}
