import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';

const figure = z.number().int().min(0);

const overview = z.strictObject({
  tenants: z.strictObject({ total: figure, active: figure, trial: figure, suspended: figure }),
  /** A month's, of active subscriptions of hospitals that are not suspended; a yearly price counts by a twelfth. */
  monthlyRevenue: z.array(z.strictObject({ currencyCode: z.string(), amountMinor: figure })),
  /** Active people and patients of all hospitals, as they were last counted. */
  users: figure,
  patients: figure,
  /** When the hospital was counted whose count is the oldest; null before the first. */
  countedAt: z.string().nullable(),
  /** Hospitals that were not counted yet. */
  uncounted: figure,
  trialsEnding: z.strictObject({
    total: figure,
    /** Those that end next, ten at most. */
    next: z.array(z.strictObject({ id: z.uuid(), name: z.string(), trialEndsAt: z.string() })),
  }),
  churn: z.strictObject({
    /** Hospitals that had a paid plan thirty days ago. */
    before: figure,
    /** Those of them that were canceled or suspended since. */
    lost: figure,
  }),
});

export type Overview = z.output<typeof overview>;

export const readOverview = defineCall('overview.read', {
  address: 'GET /platform-overview',
  access: 'super_admin',
  summary:
    'Sums over the hospitals of the platform, out of the register and of counts: no hospital is looked into',
  output: overview,
});
