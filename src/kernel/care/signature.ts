import { z } from 'zod';
import { valueIssue } from '../value.issues.ts';
import { sizeLimits } from '../limits/size-limits.ts';

/** The field in which a signature is drawn, in the units of its points. */
export const signatureSize = { width: 1000, height: 320 } as const;

const point = z.strictObject({
  x: z.number().int().min(0).max(signatureSize.width),
  y: z.number().int().min(0).max(signatureSize.height),
});

/** What was drawn without lifting the pen. */
export type SignatureStroke = z.output<typeof point>[];

/** A signature that was drawn: its strokes, in their order. */
export const signatureStrokes = z
  .array(z.array(point).min(1).max(sizeLimits.signaturePointEntries))
  .min(1)
  .max(sizeLimits.signatureStrokeEntries)
  .refine(
    (strokes) => pointsOf(strokes) <= sizeLimits.signaturePointEntries,
    valueIssue('tooMany', { max: sizeLimits.signaturePointEntries }),
  );

/** True where more points would be refused. */
export function isSignatureFull(strokes: readonly SignatureStroke[]): boolean {
  const isLong = pointsOf(strokes) >= sizeLimits.signaturePointEntries;
  return isLong || strokes.length >= sizeLimits.signatureStrokeEntries;
}

function pointsOf(strokes: readonly SignatureStroke[]): number {
  return strokes.reduce((sum, stroke) => sum + stroke.length, 0);
}

/** The strokes as the path of a drawing; a point alone becomes a dot. */
export function signaturePath(strokes: readonly SignatureStroke[]): string {
  return strokes
    .map(([first, ...others]) => {
      if (!first) return '';
      const rest = others.length > 0 ? others : [{ x: first.x + 1, y: first.y }];
      return `M${first.x} ${first.y}${rest.map(({ x, y }) => `L${x} ${y}`).join('')}`;
    })
    .join('');
}
