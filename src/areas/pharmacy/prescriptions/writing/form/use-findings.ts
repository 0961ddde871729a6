import { useToday } from '#client/use-today.ts';
import { ageInMonths } from '#kernel/time/age.ts';
import type { Medicine } from '../../../medicines/medicine.contract.ts';
import { checkPrescription } from '../../../safety/check-prescription.ts';
import type { Finding } from '../../../safety/finding.ts';
import { toCheckedLine } from '../line-writing.rules.ts';
import type { WritingPatient } from '../writing.contract.ts';
import { gramsOf, isBlank, type PrescriptionValues, writtenLine } from './prescription-form.values.ts';

/** The medicines of lines, by id, and those that words may mean. */
export interface KnownMedicines {
  medicines: ReadonlyMap<string, Medicine>;
  alike: ReadonlyMap<string, readonly Medicine[]>;
}

/** What speaks against the lines as they stand now, by the same rules as when they are signed. */
export function useFindings(
  values: Pick<PrescriptionValues, 'lines' | 'weight' | 'pregnancy'>,
  read: WritingPatient | undefined,
  { medicines, alike }: KnownMedicines,
): Finding[] {
  const today = useToday();
  const { lines, weight, pregnancy } = values;
  if (!read) return [];
  // Blank lines are left out of what is checked, and keep their places in what is shown.
  const places = lines.flatMap((line, index) => (isBlank(line) ? [] : [index]));
  const found = checkPrescription(
    places.map((place) => {
      const line = lines[place]!;
      return toCheckedLine(writtenLine(line), medicines.get(line.medicineId), alike.get(line.name.trim()));
    }),
    {
      gender: read.patient.gender,
      ageMonths: ageInMonths(read.patient.dateOfBirth, today),
      weightGrams: gramsOf(weight),
      pregnancy,
      allergyState: read.allergyState ?? 'not-asked',
      allergies: read.allergies,
      current: read.current,
    },
  );
  return found.map((finding) => ({ ...finding, line: places[finding.line]! }));
}
