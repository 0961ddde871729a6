import { unitWords } from '#areas/pharmacy/pharmacy-web.public.ts';
import type { PlainDose } from './dose.contract.ts';

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
