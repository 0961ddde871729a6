import { amountIn } from '../dosing/dose-count.ts';
import { intakeOf } from '../dosing/quantity.ts';
import { isAbove, type Ratio, ratio, times } from '../dosing/ratio.ts';
import { aFinding, type Finding } from '../finding.ts';
import type { DoseLimit, MedicineFacts } from '../medicine-facts.ts';
import type { CheckedPatient, PlacedLine } from './checked-prescription.ts';

/** Whether the patient is old enough, and gets no more than the list of medicines allows for age and weight. */
export function checkDose(line: PlacedLine, patient: CheckedPatient): Finding[] {
  // Words are compared by the limits that the list has of what they name.
  const medicine = line.medicine ?? line.words?.limited;
  if (!medicine || (medicine.minimumAgeMonths === null && medicine.doseLimits.length === 0)) return [];
  if (patient.ageMonths === null) return [aFinding('ageUnknown', line)];
  const found: Finding[] = [];
  if (medicine.minimumAgeMonths !== null && patient.ageMonths < medicine.minimumAgeMonths) {
    found.push(aFinding('tooYoung', line, { months: medicine.minimumAgeMonths }));
  }
  const limits = medicine.doseLimits.filter((limit) => isOfAge(limit, patient.ageMonths!));
  if (limits.length === 0) return found;
  const intake = intakeOf(line, medicine);
  if (!intake) return [...found, aFinding('doseNotCounted', line)];
  return [
    ...found,
    ...limits.flatMap((limit) => judgeLimit(line, medicine, limit, intake, patient.weightGrams)),
  ];
}

function isOfAge({ fromMonths, belowMonths }: DoseLimit, ageMonths: number): boolean {
  return ageMonths >= (fromMonths ?? 0) && ageMonths < (belowMonths ?? Infinity);
}

function judgeLimit(
  line: PlacedLine,
  medicine: MedicineFacts,
  limit: DoseLimit,
  intake: { single: Ratio; daily: Ratio | undefined },
  weightGrams: number | null,
): Finding[] {
  const ingredient = medicine.ingredients.find(({ code }) => code === limit.ingredientCode);
  const unit = limit.unit ?? 'mg';
  const single = ingredient && amountIn(intake.single, ingredient, unit, medicine.baseUnit);
  const daily = ingredient && intake.daily && amountIn(intake.daily, ingredient, unit, medicine.baseUnit);
  if (!ingredient || !single) return [aFinding('doseNotCounted', line)];
  const needsWeight = limit.maxSinglePerKg !== null || limit.maxDailyPerKg !== null;
  const found: Finding[] = needsWeight && weightGrams === null ? [aFinding('weightMissing', line)] : [];
  const maxima = (fixed: number | null, perKg: number | null): Ratio[] => [
    ...(fixed === null ? [] : [ratio(fixed, 1000)]),
    ...(perKg === null || weightGrams === null ? [] : [times(ratio(perKg, 1000), ratio(weightGrams, 1000))]),
  ];
  const singles = maxima(limit.maxSingle, limit.maxSinglePerKg);
  const dailies = maxima(limit.maxDaily, limit.maxDailyPerKg);
  const facts = (amount: Ratio, most: Ratio) =>
    unit === 'iu'
      ? { ingredient: ingredient.code, amount: shown(amount), most: shown(most) }
      : { ingredient: ingredient.code, mg: shown(amount), maxMg: shown(most) };
  const aboveSingle = singles.find((maximum) => isAbove(single, maximum));
  if (aboveSingle) {
    const code = unit === 'iu' ? 'aboveSingleUnits' : 'aboveSingleDose';
    found.push(aFinding(code, line, facts(single, aboveSingle)));
  }
  const aboveDaily = daily && dailies.find((maximum) => isAbove(daily, maximum));
  if (aboveDaily) {
    const code = unit === 'iu' ? 'aboveDailyUnits' : 'aboveDailyDose';
    found.push(aFinding(code, line, facts(daily, aboveDaily)));
  }
  // As needed nobody knows how often; the limit of a day cannot be compared.
  if (dailies.length > 0 && !daily) found.push(aFinding('doseNotCounted', line));
  return found;
}

/** To two places, for the sentence alone. */
function shown({ top, bottom }: Ratio): number {
  return Math.round((100 * top) / bottom) / 100;
}
