import { orRestricted } from '#areas/patients/patient-words.public.ts';
import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import { t } from './charges.texts.ts';
import type { SurgicalBill, SurgicalCharge } from './charge.contract.ts';

/** Sentences for what this subject refuses. */
export const chargeRefusals: OwnRefusals = {
  CASE_BILLED: ({ number }) => t('billed', { number: String(number) }),
  CHARGES_UNPRICED: ({ count }) => t('unpricedRefused', { count: Number(count) }),
  STALE: () => t('changed'),
  NOT_FOUND: () => t('changed'),
  WRONG_STATE: () => t('covered'),
};

/** The first charges of a case, or which supplement to them. */
export function billName({ billNumber }: Pick<SurgicalBill, 'billNumber'>): string {
  return billNumber === 1 ? t('firstCharges') : t('supplement', { number: billNumber - 1 });
}

export const chargeName = ({ name }: Pick<SurgicalCharge, 'name'>): string => orRestricted(name);
