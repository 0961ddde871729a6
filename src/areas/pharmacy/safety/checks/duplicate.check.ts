import { isIn } from '../facts/classes.ts';
import { duplicateClasses } from '../facts/duplicate-classes.ts';
import { aFinding, type Finding } from '../finding.ts';
import type { CurrentMedicine, PlacedLine } from './checked-prescription.ts';

/** The same ingredient, or another of its class, in a second medicine. */
export function checkDuplicates(line: PlacedLine, others: readonly CurrentMedicine[]): Finding[] {
  const codes = line.medicine?.ingredients.map(({ code }) => code) ?? [];
  return others.flatMap((other) => {
    const same = codes.find((code) => other.ingredientCodes.includes(code));
    if (same) return [aFinding('duplicateIngredient', line, { ingredient: same, medicine: other.name })];
    const shared = duplicateClasses.find(
      (name) =>
        codes.some((code) => isIn(name, code)) && other.ingredientCodes.some((code) => isIn(name, code)),
    );
    return shared ? [aFinding('duplicateClass', line, { class: shared, medicine: other.name })] : [];
  });
}
