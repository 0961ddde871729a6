import { amountWords, unitWords } from '#areas/pharmacy/pharmacy-web.public.ts';
import type { PlainDose } from './dose.contract.ts';

import type { DoseToGive } from './administration.contract.ts';

const bareNumber = /^[\d½¼¾⅓⅔./ ]+$/u;
const oneOrLess = /^(1|0\.\d+|\d\/\d|[½¼¾⅓⅔])$/u;

/** What is given at one time, such as '1 capsule'; a dosage that names its unit, such as '500 mg', stays as it is. */
export function dosageWords(
  dosage: string | null | undefined,
  unit: PlainDose['baseUnit'] | undefined,
): string {
  const written = dosage?.trim() ?? '';
  if (!unit || !bareNumber.test(written)) return written;
  return `${written} ${unitWords(unit, oneOrLess.test(written) ? 1 : 2)}`;
}

/** What is given at one time beside what it is in the hand, such as `10 units = 0.1 mL`; as it is written where it cannot be counted. */
export function doseGivenWords({
  dosage,
  baseUnit,
  strength,
  amountThousandths,
}: Pick<
  NonNullable<DoseToGive['patient']['order']>,
  'dosage' | 'baseUnit' | 'strength' | 'amountThousandths'
>): string {
  if (baseUnit === null || amountThousandths === null) return dosageWords(dosage, baseUnit);
  return amountWords({ written: dosage, baseUnit, amountThousandths, strength });
}
