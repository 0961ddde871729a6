import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';

export const healthStatuses = ['healthy', 'warning', 'error', 'degraded', 'idle', 'simulated'] as const;

const figure = z.number().int().min(0);

const check = {
  status: z.enum(healthStatuses),
  /** Milliseconds that the check took. */
  responseTime: figure,
  lastCheck: z.string(),
};

const healthChecks = z.strictObject({
  database: z.strictObject(check),
  auditTrail: z.strictObject({
    ...check,
    unsealed: figure,
    /** How long the oldest entry has been waiting for the sealer. */
    lagSeconds: figure,
  }),
  clientLogger: z.strictObject({ ...check, errorsLastHour: figure }),
  /** What invoices and payouts say, compared with payments and referrals every night. */
  ledger: z.strictObject({
    ...check,
    /** The hospital's day of the last comparison; null before the first. */
    lastDay: z.string().nullable(),
  }),
  /** Browsers that follow changes in this hospital through the process that answered. */
  liveEvents: z.strictObject({ ...check, pages: figure }),
});

export type HealthChecks = z.output<typeof healthChecks>;

export const readHealth = defineCall('health.read', {
  address: 'GET /system-health',
  access: 'admin.audit',
  summary:
    'Figures of the own hospital, of all hospitals for the platform operator, and how the services are',
  output: z.strictObject({
    /** `platform`: the figures count all hospitals. */
    scope: z.enum(['hospital', 'platform']),
    figures: z.strictObject({
      totalEvents: figure,
      today: figure,
      /** People whose session was used within the last fifteen minutes. */
      activeUsers: figure,
      /** Null for a hospital: it sees itself alone. */
      activeTenants: figure.nullable(),
    }),
    checks: healthChecks,
    /** Invented in the demo, which has no server to measure. */
    live: z.strictObject({
      isSimulated: z.boolean(),
      users: figure,
      /** Percent of the machine's processors; null where the host cannot tell. */
      load: figure.nullable(),
      connections: figure,
      responseTime: figure,
    }),
  }),
});

export type Health = z.output<typeof readHealth.output>;
