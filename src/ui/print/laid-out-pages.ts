import type { TextWeight } from './fonts/font-files.ts';
import { fontIdentity } from './fonts/pdf-fonts.ts';
import type { Script } from './fonts/script-runs.ts';

/** A filled or outlined rectangle, in points from the top left of its page. */
export interface PageBox {
  kind: 'box';
  x: number;
  y: number;
  width: number;
  height: number;
  fill?: string;
  stroke?: string;
  strokeWidth?: number;
}

/** Letters of one font on one line; `y` is their base line, which lies above that of the line for raised ones. */
export interface PageText {
  kind: 'text';
  x: number;
  y: number;
  /** How wide the letters are in the PDF, the space after them included. */
  width: number;
  text: string;
  script: Script;
  weight: TextWeight;
  size: number;
  color: string;
  isRaised?: true;
}

/** A picture, as large as its box allows. */
export interface PageImage {
  kind: 'image';
  x: number;
  y: number;
  width: number;
  height: number;
  /** A data URL. */
  address: string;
}

export type PageMark = PageBox | PageText | PageImage;

/** One page as react-pdf laid it out, in points. */
export interface LaidOutPage {
  width: number;
  height: number;
  marks: readonly PageMark[];
}

interface LayoutRun {
  start: number;
  end: number;
  xAdvance?: number;
  attributes: { font?: readonly object[]; fontSize?: number; color?: string; yOffset?: number };
}

interface LayoutLine {
  string: string;
  ascent?: number;
  box: { x: number; y: number };
  runs: LayoutRun[];
}

/** What is read of react-pdf's layout tree, which it hands to `onRender`. */
export interface LayoutNode {
  type: string;
  box?: { top: number; left: number; width: number; height: number; borderTopWidth?: number };
  style?: { backgroundColor?: string; borderTopColor?: string };
  props?: { src?: unknown };
  image?: object;
  children?: LayoutNode[];
  lines?: LayoutLine[];
  alignOffset?: number;
}

/** What is where on each page of a document that react-pdf laid out. */
export function readLaidOutPages(root: LayoutNode): LaidOutPage[] {
  const pages = (root.children ?? []).filter((node) => node.type === 'PAGE');
  return pages.map((page) => ({
    width: page.box?.width ?? 0,
    height: page.box?.height ?? 0,
    marks: (page.children ?? []).flatMap((node) => readMarks(node, 0, 0)),
  }));
}

function readMarks(node: LayoutNode, left: number, top: number): PageMark[] {
  if (!node.box) return [];
  const x = left + node.box.left;
  const y = top + node.box.top;
  if (node.type === 'TEXT') return readLines(node, x, y);
  if (node.type === 'IMAGE') return readImage(node, x, y);
  const inside = (node.children ?? []).flatMap((child) => readMarks(child, x, y));
  return [...readBox(node, x, y), ...inside];
}

// A picture that react-pdf could not read has no image and is left out of the PDF as well.
function readImage({ box, props, image }: LayoutNode, x: number, y: number): PageImage[] {
  if (!box || !image || typeof props?.src !== 'string') return [];
  return [{ kind: 'image', x, y, width: box.width, height: box.height, address: props.src }];
}

function readBox({ box, style }: LayoutNode, x: number, y: number): PageBox[] {
  const line = box?.borderTopWidth ?? 0;
  if (!box || (!style?.backgroundColor && line === 0)) return [];
  return [
    {
      kind: 'box',
      x: x + line / 2,
      y: y + line / 2,
      width: box.width - line,
      height: box.height - line,
      ...(style?.backgroundColor && { fill: style.backgroundColor }),
      ...(line > 0 && { stroke: style?.borderTopColor ?? '#000000', strokeWidth: line }),
    },
  ];
}

function readLines(node: LayoutNode, left: number, top: number): PageText[] {
  const lines = node.lines ?? [];
  const firstY = lines[0]?.box.y ?? 0;
  return lines.flatMap((line) => {
    let x = left - (node.alignOffset ?? 0) + line.box.x;
    const y = top - firstY + line.box.y + (line.ascent ?? 0);
    return line.runs.map((run): PageText => {
      const { font, fontSize = 12, color = '#000000', yOffset = 0 } = run.attributes;
      const text = line.string.slice(run.start, run.end);
      const width = run.xAdvance ?? 0;
      const place = { x, width, y: y - yOffset * fontSize, ...(yOffset > 0 && { isRaised: true as const }) };
      const mark = {
        kind: 'text',
        ...place,
        text,
        ...fontIdentity(font?.[0]),
        size: fontSize,
        color,
      } as const;
      x += width;
      return mark;
    });
  });
}
