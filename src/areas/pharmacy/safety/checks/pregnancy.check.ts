import { cautionInPregnancy, childbearingYears, stopsInPregnancy } from '../facts/pregnancy.ts';
import { aFinding, type Finding } from '../finding.ts';
import type { CheckedPatient, PlacedLine } from './checked-prescription.ts';

/** What a line does to an unborn child, where the patient can be pregnant. */
export function checkPregnancy(line: PlacedLine, patient: CheckedPatient): Finding[] {
  const { medicine } = line;
  if (!medicine || !mayBePregnant(patient)) return [];
  const codes = medicine.ingredients.map(({ code }) => code);
  const stopping = codes.find((code) => stopsInPregnancy.has(code));
  const worrying = codes.find((code) => cautionInPregnancy.has(code));
  // The hospital's own word about a product goes further than the list, and never takes a stop back.
  const isStopped = stopping !== undefined || medicine.pregnancyRisk === 'stop';
  const isCaution = worrying !== undefined || medicine.pregnancyRisk === 'caution';
  if (!isStopped && !isCaution) return [];
  if (patient.pregnancy === 'not-asked') return [aFinding('pregnancyNotAsked', line)];
  const ingredient = (isStopped ? stopping : worrying) ?? codes[0] ?? line.name;
  return [aFinding(isStopped ? 'pregnancyStop' : 'pregnancyCaution', line, { ingredient })];
}

function mayBePregnant({ gender, ageMonths, pregnancy }: CheckedPatient): boolean {
  if (pregnancy === 'pregnant') return true;
  if (pregnancy === 'not-pregnant' || gender === 'male') return false;
  if (ageMonths === null) return true;
  const years = ageMonths / 12;
  return years >= childbearingYears.from && years < childbearingYears.below;
}
