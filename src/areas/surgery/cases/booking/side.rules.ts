import type { SurgicalCase } from '../case.contract.ts';

type Laterality = NonNullable<SurgicalCase['laterality']>;

/** What is done on one side or on both; the midline is none. */
export const sides = ['left', 'right', 'bilateral'] as const satisfies readonly Laterality[];

export function isSide(laterality: Laterality): boolean {
  return (sides as readonly Laterality[]).includes(laterality);
}

/**
 * What is wrong with the side of an operation.
 * @param hasSide whether the procedure has one; null where nobody has said it
 * @param laterality undefined where none was chosen
 */
export function sideFault(
  hasSide: boolean | null,
  laterality: Laterality | undefined,
): 'sideMissing' | 'sideNeeded' | 'noSuchSide' | undefined {
  if (hasSide === true && (laterality === undefined || !isSide(laterality))) return 'sideNeeded';
  if (hasSide === false) return laterality !== undefined && isSide(laterality) ? 'noSuchSide' : undefined;
  return laterality === undefined ? 'sideMissing' : undefined;
}

/** The choices of a side for a procedure. */
export function sidesFor(hasSide: boolean | null): readonly Laterality[] {
  if (hasSide === true) return sides;
  return hasSide === false ? ['not_applicable', 'midline'] : [...sides, 'midline', 'not_applicable'];
}
