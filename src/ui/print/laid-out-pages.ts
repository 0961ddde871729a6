import type { TextWeight } from './fonts/text-weight.ts';
import type { Cluster } from './fonts/page-font.ts';
import type { Script, Shift } from './fonts/script-runs.ts';
import { type PagePath, readDrawing } from './laid-out-drawings.ts';
import { type LayoutNode, type LayoutRun, type Side, sides } from './layout-tree.ts';

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
  /** How wide the letters are, the space after them included. */
  width: number;
  /** In the order in which it is read. */
  text: string;
  script: Script;
  weight: TextWeight;
  size: number;
  color: string;
  shift?: Shift;
  isRightToLeft?: true;
  /** From left to right, whichever way the text is read, each as wide as the line makes it. */
  clusters: readonly PlacedCluster[];
}

export interface PlacedCluster {
  cluster: Cluster;
  /** Points. */
  width: number;
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

export type PageMark = PageBox | PageText | PageImage | PagePath;

/** One page as react-pdf laid it out, in points: the PDF, the preview and the printer get the same marks. */
export interface LaidOutPage {
  width: number;
  height: number;
  marks: readonly PageMark[];
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
  if (node.type === 'SVG') return readDrawing(node, x, y);
  const inside = (node.children ?? []).flatMap((child) => readMarks(child, x, y));
  return [...readBox(node, x, y), ...inside];
}

// A picture that react-pdf could not read has no image and is left out of the page.
function readImage({ box, props, image }: LayoutNode, x: number, y: number): PageImage[] {
  if (!box || !image || typeof props?.['src'] !== 'string') return [];
  return [{ kind: 'image', x, y, width: box.width, height: box.height, address: props['src'] }];
}

function readBox(node: LayoutNode, x: number, y: number): PageBox[] {
  const { box, style } = node;
  if (!box) return [];
  const fill = style?.backgroundColor;
  const frame = frameOf(node);
  if (!frame) {
    const filled = { kind: 'box', x, y, width: box.width, height: box.height } as const;
    return [...(fill ? [{ ...filled, fill }] : []), ...readBorders(node, x, y)];
  }
  return [
    {
      kind: 'box',
      x: x + frame.strokeWidth / 2,
      y: y + frame.strokeWidth / 2,
      width: box.width - frame.strokeWidth,
      height: box.height - frame.strokeWidth,
      ...(fill && { fill }),
      ...frame,
    },
  ];
}

function borderOf({ box, style }: LayoutNode, side: Side) {
  return {
    stroke: style?.[`border${side}Color`] ?? '#000000',
    strokeWidth: box?.[`border${side}Width`] ?? 0,
  };
}

/** The border where it is the same on all four sides, and there is one. */
function frameOf(node: LayoutNode) {
  const [first, ...others] = sides.map((side) => borderOf(node, side));
  if (!first || first.strokeWidth === 0) return undefined;
  const isEven = others.every(
    ({ stroke, strokeWidth }) => stroke === first.stroke && strokeWidth === first.strokeWidth,
  );
  return isEven ? first : undefined;
}

function readBorders(node: LayoutNode, left: number, top: number): PageBox[] {
  return sides.flatMap((side): PageBox[] => {
    const { stroke: fill, strokeWidth: thickness } = borderOf(node, side);
    if (thickness === 0 || !node.box) return [];
    const { width, height } = node.box;
    const x = side === 'Right' ? left + width - thickness : left;
    const y = side === 'Bottom' ? top + height - thickness : top;
    const isUpright = side === 'Left' || side === 'Right';
    const size = isUpright ? { width: thickness, height } : { width, height: thickness };
    return [{ kind: 'box', x, y, ...size, fill }];
  });
}

function readLines(node: LayoutNode, left: number, top: number): PageText[] {
  const lines = node.lines ?? [];
  const firstY = lines[0]?.box.y ?? 0;
  return lines.flatMap((line) => {
    let x = left - (node.alignOffset ?? 0) + line.box.x;
    const y = top - firstY + line.box.y + (line.ascent ?? 0);
    return line.runs.flatMap((run): PageText[] => {
      const text = readRun(run, x, y);
      x += run.xAdvance ?? 0;
      return text ? [text] : [];
    });
  });
}

function readRun(
  { attributes, xAdvance = 0, ...run }: LayoutRun,
  x: number,
  y: number,
): PageText | undefined {
  const { font: [font] = [], fontSize = 12, color = '#000000', yOffset = 0, bidiLevel = 0 } = attributes;
  if (!font) return undefined;
  const clusters = (run.glyphs ?? []).map((cluster, place) => ({
    cluster,
    width: run.positions?.[place]?.xAdvance ?? 0,
  }));
  const isRightToLeft = bidiLevel % 2 === 1;
  const texts = clusters.map(({ cluster }) => cluster.text);
  return {
    kind: 'text',
    x,
    width: xAdvance,
    y: y - yOffset * fontSize,
    text: isRightToLeft ? texts.toReversed().map(mirrored).join('') : texts.join(''),
    script: font.script,
    weight: font.weight,
    size: fontSize,
    color,
    ...(yOffset !== 0 && { shift: yOffset > 0 ? 'raised' : 'lowered' }),
    ...(isRightToLeft && { isRightToLeft }),
    clusters,
  };
}

const openings = '([{<«‹';
const closings = ')]}>»›';

/** The layout turns brackets of a text from right to left round before it shapes them. */
function mirrored(text: string): string {
  const opening = openings.indexOf(text);
  if (text !== '' && opening >= 0) return closings[opening] ?? text;
  const closing = closings.indexOf(text);
  return text !== '' && closing >= 0 ? (openings[closing] ?? text) : text;
}
