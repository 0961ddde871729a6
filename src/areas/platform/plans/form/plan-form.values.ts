import { z } from 'zod';
import { planModules } from '#areas/subscriptions/subscriptions-web.public.ts';
import { offeredCurrencies } from '#kernel/money/currencies.ts';
import { typedMoney } from '#ui/form/fields/typed-money.ts';
import { optionalWholeNumber } from '#ui/form/fields/typed-whole-number.ts';
import { storedValues } from '#ui/form/schema/first-values.ts';
import { createPlan, maxPlanLimit, maxPlanPriceMinor, type Plan, planFields } from '../plan.contract.ts';

const limit = optionalWholeNumber({ min: 1, max: maxPlanLimit });

/** What the form of a plan takes; amounts are read in the currency of the form. */
export function planSchema(currencyCode: string, isNew: boolean) {
  return z.strictObject({
    ...planFields,
    code: isNew ? createPlan.input.shape.code : z.string(),
    priceMinor: typedMoney(currencyCode, { max: maxPlanPriceMinor }),
    staffLimit: limit,
    patientLimit: limit,
    bedLimit: limit,
    storageLimitMegabytes: limit,
    features: z.string().transform(linesOf),
    isActive: z.boolean(),
  });
}

/** The lines of a text that hold anything. */
function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

const usualTrialDays = 30;

/** The form's first values: the plan's, or those of an empty one. */
export function planValues(
  schema: ReturnType<typeof planSchema>,
  plan: Plan | undefined,
  price: string,
): z.input<ReturnType<typeof planSchema>> {
  return storedValues(schema, plan, {
    priceMinor: price,
    currencyCode: offeredCurrencies.find((code) => code === plan?.currencyCode) ?? offeredCurrencies[0],
    billingInterval: plan?.billingInterval ?? 'month',
    modules: planModules.filter((flag) => plan?.modules.includes(flag)),
    features: (plan?.features ?? []).join('\n'),
    trialDays: plan?.trialDays ?? usualTrialDays,
    isActive: plan?.isActive ?? true,
  });
}
