import type { PrintBlock, PrintField } from '../print-document.ts';
import type { PdfLook } from './pdf-look.ts';
import { cutBeforeEnd, isLong, textWidth } from './page-room.ts';

/** Blocks that follow each other on one page, or one that may go over to the next. */
export interface BlockGroup {
  blocks: readonly PrintBlock[];
  isTogether: boolean;
  /** It is the end of the block before it, and stands right beneath it. */
  isContinued?: true;
}

/**
 * What closes a document is never alone on a page: a signature, a code or a last short sentence takes the end of what
 * is before it along, a row of a table, the last sentences of a text, a line of fields.
 */
export function groupBlocks(blocks: readonly PrintBlock[], look: PdfLook): BlockGroup[] {
  const groups: BlockGroup[] = [];
  const trailing = blocks.findLastIndex((block) => !isTrailing(block)) + 1;
  for (let place = 0; place < blocks.length; place += 1) {
    const block = blocks[place]!;
    const closing = closingAt(blocks, place, trailing);
    const before = groups.at(-1);
    if (closing.length === 0 || before?.blocks.length !== 1) {
      groups.push({ blocks: [block], isTogether: false });
      continue;
    }
    groups.splice(-1, 1, ...closed(before.blocks[0]!, closing, look));
    place += closing.length - 1;
  }
  return groups;
}

/** The lines of fields: two beside each other on a sheet, and a wide one alone. */
export function fieldLines(fields: readonly PrintField[], look: PdfLook): PrintField[][] {
  const lines: PrintField[][] = [];
  for (const field of fields) {
    const line = lines.at(-1);
    const isBeside = line?.length === 1 && !line[0]!.isWide && !field.isWide && look.paper !== 'thermal';
    if (isBeside) line.push(field);
    else lines.push([field]);
  }
  return lines;
}

/** How wide one of the fields of a line is, in points. */
export function fieldWidth(field: PrintField, look: PdfLook): number {
  return field.isWide || look.paper === 'thermal' ? textWidth(look) : textWidth(look) / 2 - 12;
}

const shortSentence = 240;

function isSignature(block: PrintBlock): boolean {
  if (block.kind === 'section') return block.blocks.length > 0 && block.blocks.every(isSignature);
  return block.kind === 'signatures' || block.kind === 'drawing' || block.kind === 'qr';
}

function isTrailing(block: PrintBlock): boolean {
  if (isSignature(block) || block.kind === 'barcode') return true;
  return block.kind === 'paragraph' && block.text.length <= shortSentence;
}

/** What closes the document from here on; `trailing` is where its last blocks of that sort begin. */
function closingAt(blocks: readonly PrintBlock[], place: number, trailing: number): PrintBlock[] {
  if (place >= trailing) return blocks.slice(place);
  const end = blocks.findIndex((block, index) => index >= place && !isSignature(block));
  return blocks.slice(place, end);
}

function closed(block: PrintBlock, closing: readonly PrintBlock[], look: PdfLook): BlockGroup[] {
  const alone = (blocks: readonly PrintBlock[]): BlockGroup => ({ blocks, isTogether: false });
  const together: BlockGroup = { blocks: [block, ...closing], isTogether: true };
  switch (block.kind) {
    case 'table':
      return [alone([{ ...block, closing: [...(block.closing ?? []), ...closing] }])];
    case 'section':
      return [alone([{ ...block, blocks: [...block.blocks, ...closing] }])];
    case 'fields':
      return closedFields(block.fields, closing, look);
    case 'paragraph':
      return closedText(block.text, closing);
    case 'checkboxes': {
      const [last = ''] = block.items.slice(-1);
      const before = block.items.slice(0, -1);
      return [
        ...(before.length > 0 ? [alone([{ ...block, items: before }])] : []),
        {
          blocks: [{ ...block, items: [last] }, ...closing],
          isTogether: !isLong(last, look),
          ...(before.length > 0 && { isContinued: true as const }),
        },
      ];
    }
    case 'box':
      return isLong(block.lines.join('\n'), look) ? [alone([block]), alone(closing)] : [together];
    case 'grid':
      return [alone([block]), { blocks: closing, isTogether: true }];
    default:
      return [together];
  }
}

function closedText(text: string, closing: readonly PrintBlock[]): BlockGroup[] {
  const [start, end] = cutBeforeEnd(text);
  const last: PrintBlock = { kind: 'paragraph', text: end };
  if (start === '') return [{ blocks: [last, ...closing], isTogether: true }];
  return [
    { blocks: [{ kind: 'paragraph', text: start }], isTogether: false },
    { blocks: [last, ...closing], isTogether: true, isContinued: true },
  ];
}

function closedFields(
  fields: readonly PrintField[],
  closing: readonly PrintBlock[],
  look: PdfLook,
): BlockGroup[] {
  const lines = fieldLines(fields, look);
  const last = lines.at(-1) ?? [];
  const long = last.find((field) => isLong(field.value, look, fieldWidth(field, look)));
  const before = lines.slice(0, -1).flat();
  if (!long) {
    return [
      ...(before.length > 0
        ? [{ blocks: [{ kind: 'fields' as const, fields: before }], isTogether: false }]
        : []),
      {
        blocks: [{ kind: 'fields', fields: last }, ...closing],
        isTogether: true,
        ...(before.length > 0 && { isContinued: true as const }),
      },
    ];
  }
  const [start, end] = cutBeforeEnd(long.value);
  const shown = last.map((field) => (field === long ? { ...long, value: start } : field));
  return [
    { blocks: [{ kind: 'fields', fields: [...before, ...shown] }], isTogether: false },
    { blocks: [{ kind: 'paragraph', text: end }, ...closing], isTogether: true, isContinued: true },
  ];
}
