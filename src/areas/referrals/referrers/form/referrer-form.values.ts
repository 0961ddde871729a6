import { z } from 'zod';
import { moneyText, typedMoney } from '#ui/form/fields/typed-money.ts';
import { percentText, typedPercent } from '#ui/form/fields/typed-percent.ts';
import { maxFlatMinor, type Referrer, referrerFields } from '../referrer.contract.ts';
import { type CommissionRule, defaultCommission, referrerStatuses } from '../referrer.rules.ts';

const rateStep = 10;
const maxRate = 10_000;

/** A typed rate as it is understood: what is no number at all counts as 0 (document 1, section 5). */
export function tidyRate(typed: string): string {
  return /\p{Nd}/u.test(typed) ? typed : '0';
}

/** The typed rate a tenth of a percent further up or down, between 0 and 100. */
export function steppedRate(typed: string, direction: 1 | -1): string {
  const read = typedPercent.safeParse(tidyRate(typed));
  const basisPoints = (read.success ? read.data : 0) + direction * rateStep;
  return percentText(Math.min(maxRate, Math.max(0, basisPoints)));
}

/** Schema of the form: typed texts in, the fields of the calls out; money in minor units of the currency. */
export function referrerFormSchema(currencyCode: string) {
  const { commission: _isTyped, ...texts } = referrerFields;
  const typedFlat = typedMoney(currencyCode, { max: maxFlatMinor });
  return z
    .strictObject({
      ...texts,
      status: z.enum(referrerStatuses),
      commissionType: z.enum(['percentage', 'flat']),
      rate: z.string(),
      flat: z.string(),
    })
    .transform(({ commissionType, rate, flat, ...fields }, context) => {
      const isShare = commissionType === 'percentage';
      const read = isShare ? typedPercent.safeParse(tidyRate(rate)) : typedFlat.safeParse(flat);
      for (const { message } of read.error?.issues ?? []) {
        context.addIssue({ code: 'custom', message, path: [isShare ? 'rate' : 'flat'] });
      }
      if (!read.success) return z.NEVER;
      const commission: CommissionRule = isShare
        ? { commissionType: 'percentage', commissionBasisPoints: read.data }
        : { commissionType: 'flat', commissionFlatMinor: read.data };
      return { ...fields, commission };
    });
}

export type ReferrerFormValues = z.input<ReturnType<typeof referrerFormSchema>>;

const defaultRate =
  defaultCommission.commissionType === 'percentage' ? defaultCommission.commissionBasisPoints : 0;

/** The first values of the form, for a stored referrer or for a new one. */
export function referrerFormValues(referrer: Referrer | undefined, currencyCode: string): ReferrerFormValues {
  return {
    name: referrer?.name ?? '',
    type: referrer?.type ?? 'doctor',
    phone: referrer?.phone ?? '',
    email: referrer?.email ?? '',
    address: referrer?.address ?? '',
    status: referrer?.status ?? 'active',
    commissionType: referrer?.commissionType ?? 'percentage',
    rate: percentText(referrer?.commissionBasisPoints ?? defaultRate),
    flat: moneyText(referrer?.commissionFlatMinor ?? null, currencyCode),
  };
}
