import type { LayoutNode } from './layout-tree.ts';

/** A line or shape of a chart or a signature; its path has units of its own, from its own origin. */
export interface PagePath {
  kind: 'path';
  /** Where its origin lies, in points from the top left of the page. */
  x: number;
  y: number;
  /** Points for each unit. */
  scaleX: number;
  scaleY: number;
  /** As SVG writes paths. */
  path: string;
  fill?: string;
  stroke?: string;
  strokeWidth: number;
  dashes?: readonly number[];
  hasRoundEnds?: true;
}

/** The shapes inside a drawing of react-pdf, which stretches its units over the box or centres them in it. */
export function readDrawing(
  { box, props, children = [] }: LayoutNode,
  left: number,
  top: number,
): PagePath[] {
  if (!box) return [];
  const viewBox = numbersOf(props?.['viewBox']);
  const [minX = 0, minY = 0, width = box.width, height = box.height] = viewBox;
  const isStretched = isNone(props?.['preserveAspectRatio']);
  const smaller = Math.min(box.width / width, box.height / height);
  const scaleX = isStretched ? box.width / width : smaller;
  const scaleY = isStretched ? box.height / height : smaller;
  const x = left + (box.width - width * scaleX) / 2 - minX * scaleX;
  const y = top + (box.height - height * scaleY) / 2 - minY * scaleY;
  return children.flatMap((child) => {
    const path = pathOf(child);
    return path ? [{ kind: 'path' as const, x, y, scaleX, scaleY, path, ...inkOf(child) }] : [];
  });
}

function isNone(ratio: unknown): boolean {
  return (
    ratio === 'none' ||
    (typeof ratio === 'object' && ratio !== null && 'align' in ratio && ratio.align === 'none')
  );
}

/** A list of numbers that is written as a text, or the parts of a view box that react-pdf has read. */
function numbersOf(value: unknown): number[] {
  if (typeof value === 'string') return [...value.matchAll(/-?[\d.]+(?:e-?\d+)?/g)].map(Number);
  if (typeof value !== 'object' || value === null) return [];
  const parts = value as Record<string, unknown>;
  return ['minX', 'minY', 'maxX', 'maxY'].map((name) => Number(parts[name]));
}

function pathOf({ type, props = {} }: LayoutNode): string | undefined {
  const at = (name: string) => Number(props[name] ?? 0);
  switch (type) {
    case 'LINE':
      return `M${at('x1')} ${at('y1')}L${at('x2')} ${at('y2')}`;
    case 'POLYLINE':
      return numbersOf(props['points'])
        .map((number, place) => (place % 2 === 0 ? `${place === 0 ? 'M' : 'L'}${number}` : ` ${number}`))
        .join('');
    case 'CIRCLE': {
      const radius = at('r');
      const turn = `A${radius} ${radius} 0 1 0`;
      const start = `${at('cx') - radius} ${at('cy')}`;
      return `M${start}${turn} ${at('cx') + radius} ${at('cy')}${turn} ${start}Z`;
    }
    case 'PATH':
      return typeof props['d'] === 'string' ? props['d'] : '';
    default:
      return undefined;
  }
}

function inkOf({ props = {}, style = {} }: LayoutNode) {
  const ink: Record<string, unknown> = { ...style, ...props };
  const { fill, stroke, strokeWidth, strokeDasharray, strokeLinecap } = ink;
  const dashes = numbersOf(strokeDasharray);
  return {
    ...(typeof fill === 'string' && fill !== 'none' && { fill }),
    ...(typeof stroke === 'string' && stroke !== 'none' && { stroke }),
    strokeWidth: Number(strokeWidth ?? 1),
    ...(dashes.length > 0 && { dashes }),
    ...(strokeLinecap === 'round' && { hasRoundEnds: true as const }),
  };
}
