import { checkAllergies } from './checks/allergy.check.ts';
import type {
  CheckedLine,
  CheckedPatient,
  CurrentMedicine,
  PlacedLine,
} from './checks/checked-prescription.ts';
import { checkAmount } from './checks/amount.check.ts';
import { checkDose } from './checks/dose.check.ts';
import { checkDuplicates } from './checks/duplicate.check.ts';
import { checkInteractions } from './checks/interaction.check.ts';
import { checkPregnancy } from './checks/pregnancy.check.ts';
import { checkRoute } from './checks/route.check.ts';
import { checkWords } from './checks/words.check.ts';
import { isCovered } from './facts/ingredient-code.ts';
import { aFinding, type Finding } from './finding.ts';

export type { CheckedLine, CheckedPatient, KnownAllergy } from './checks/checked-prescription.ts';

const order = { stop: 0, inform: 1, unchecked: 2 } as const;

/**
 * Everything that speaks against the lines of a prescription, by line, the gravest first. Pure, so that the writer's
 * screen and the signing decide alike.
 */
export function checkPrescription(lines: readonly CheckedLine[], patient: CheckedPatient): Finding[] {
  return lines.flatMap((line, index) => {
    const placed = { ...line, index };
    // Of two lines of this prescription the later one is told.
    const others = [...patient.current, ...lines.slice(0, index).flatMap(asCurrent)];
    const found = [
      ...checkContent(placed),
      ...checkWords(placed),
      ...checkRoute(placed),
      ...checkAllergies(placed, patient),
      ...checkInteractions(placed, others),
      ...checkDuplicates(placed, others),
      ...checkPregnancy(placed, patient),
      ...checkDose(placed, patient),
      ...checkAmount(placed),
    ];
    return withoutRepeats(found).toSorted((a, b) => order[a.severity] - order[b.severity]);
  });
}

function asCurrent({ name, medicine }: CheckedLine): CurrentMedicine[] {
  return medicine ? [{ name, ingredientCodes: medicine.ingredients.map(({ code }) => code) }] : [];
}

/** What is in words alone, and what the rules have never heard of, was not checked. */
export function checkContent(line: PlacedLine): Finding[] {
  const ingredients = line.medicine?.ingredients ?? [];
  if (ingredients.length === 0) return [aFinding('ingredientsUnknown', line)];
  return ingredients
    .filter(({ code }) => !isCovered(code))
    .map(({ code }) => aFinding('ingredientNotCovered', line, { ingredient: code }));
}

function withoutRepeats(found: readonly Finding[]): Finding[] {
  return [...new Map(found.map((finding) => [finding.key, finding])).values()];
}

/** The findings that stop and for which no reason was given. */
export function stopsWithoutReason(
  findings: readonly Finding[],
  reasons: ReadonlyMap<string, string>,
): Finding[] {
  return findings.filter(({ severity, key }) => severity === 'stop' && !reasons.get(key));
}
