import { z } from 'zod';
import { typedPassword } from '#areas/people/passwords.public.ts';
import { defineCall } from '#kernel/define-call.ts';
import { sizeLimits } from '#kernel/limits/size-limits.ts';

/** Who confirms what goes beyond the limit of who asks, and their password, which is kept nowhere. */
export const secondPersonFields = {
  secondPersonId: z.uuid().nullish(),
  secondPersonPassword: typedPassword.nullish(),
};

const amountMinor = z.number().int().min(0).max(sizeLimits.documentMinor.max).nullable();

export const ownLimit = z.strictObject({
  /** Hundredths of a percent of what an invoice comes to by the catalogue: discount and lower prices together. */
  discountBasisPoints: z.number().int().min(0).max(10_000).nullable(),
  /** The most that is credited of one invoice, in all its credit notes. */
  creditMinor: amountMinor,
  /** The highest invoice that is voided. */
  voidMinor: amountMinor,
  /** Opens a closed month again without a second person. */
  reopensMonths: z.boolean(),
});

export const limitOfRole = ownLimit.extend({ roleId: z.uuid(), name: z.string() });

export type LimitOfRole = z.output<typeof limitOfRole>;

export const listOwnLimits = defineCall('billingLimits.list', {
  address: 'GET /billing-limits',
  access: 'admin.settings',
  summary: 'List what people with each role do alone with what is billed; null is without a limit',
  output: z.strictObject({ rows: z.array(limitOfRole) }),
});

export const setOwnLimit = defineCall('billingLimits.set', {
  address: 'PUT /billing-limits/{roleId}',
  access: 'admin.settings',
  summary: 'Set what people with a role do alone with what is billed; beyond it a second person confirms',
  input: ownLimit.extend({ roleId: z.uuid() }),
  output: limitOfRole,
});

export const listSecondPersons = defineCall('billingLimits.secondPersons', {
  address: 'GET /billing-second-persons',
  access: ['billing.write', 'billing.close'],
  byPeopleAlone: 'it offers the people who sign beside the one who asks',
  summary: 'List the colleagues who may confirm what goes beyond one’s own limit, by name; at most 200',
  output: z.strictObject({ rows: z.array(z.strictObject({ id: z.uuid(), name: z.string() })) }),
});
