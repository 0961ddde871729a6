import type { PrintBlock, PrintDocument, PrintField, PrintRow } from '#ui/print/print-document.ts';

/** How much more is on a paper than on the shortest: rows of its tables, and sentences of its texts. */
export interface Extent {
  rows: number;
  sentences: number;
}

/** A document with more of all that it has, each row and each sentence with a number, so that none can be lost. */
export function stretched(document: PrintDocument, { rows, sentences }: Extent) {
  const written: string[] = [];
  const mark = (sort: string) => {
    const text = `${sort}${written.length + 1};`;
    written.push(text);
    return text;
  };

  const text = (start: string) =>
    Array.from({ length: sentences }, () => `${mark('S')} was seen and noted by the ward.`).reduce(
      (whole, sentence) => `${whole} ${sentence}`,
      start,
    );

  const field = (one: PrintField): PrintField => (one.isWide ? { ...one, value: text(one.value) } : one);

  const list = (given: readonly PrintRow[]): PrintRow[] =>
    Array.from({ length: rows }, () => given).flatMap((all) =>
      all.map((row) => ({ ...row, cells: [`${mark('R')} ${row.cells[0] ?? ''}`, ...row.cells.slice(1)] })),
    );

  const block = (one: PrintBlock): PrintBlock => {
    switch (one.kind) {
      case 'fields':
        return { ...one, fields: one.fields.map(field) };
      case 'section':
        return { ...one, blocks: one.blocks.map(block) };
      case 'paragraph':
        return { ...one, text: text(one.text) };
      case 'checkboxes':
        return { ...one, items: one.items.map((item) => `${mark('R')} ${item}`) };
      case 'table':
        return {
          ...one,
          rows: list(one.rows),
          ...(one.closing && { closing: one.closing.map(block) }),
        };
      case 'box':
        return { ...one, lines: one.lines.map(text) };
      default:
        return one;
    }
  };

  return { document: { ...document, blocks: document.blocks.map(block) }, written };
}
