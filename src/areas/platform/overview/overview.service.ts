import type { CallContext } from '#server/call-context.ts';
import { countHospitals, sumMonthlyRevenue } from '../clients/client.queries.ts';
import type { Overview } from './overview.contract.ts';
import { countChurn, selectTrialsEnding, sumCounts } from './overview.queries.ts';
import { churnDays, namedTrials, trialDays } from './overview.rules.ts';

const dayMs = 86_400_000;

export async function readOverview({ db, tenantId, clock }: CallContext): Promise<Overview> {
  const now = clock.now();
  const after = (days: number) => new Date(now.getTime() + days * dayMs).toISOString();
  const { active = 0, trial = 0, suspended = 0 } = await countHospitals(db);
  const total = active + trial + suspended;
  const counts = await sumCounts(db, tenantId);
  const trials = await selectTrialsEnding(db, tenantId, {
    from: now.toISOString(),
    until: after(trialDays),
    limit: namedTrials,
  });
  return {
    tenants: { total, active, trial, suspended },
    monthlyRevenue: await sumMonthlyRevenue(db, tenantId),
    users: counts.users,
    patients: counts.patients,
    countedAt: counts.counted_at,
    uncounted: Math.max(0, total - counts.counted),
    trialsEnding: {
      total: trials.total,
      next: trials.next.map(({ id, name, trial_ends_at: endsAt }) => ({ id, name, trialEndsAt: endsAt! })),
    },
    churn: await countChurn(db, tenantId, after(-churnDays)),
  };
}
