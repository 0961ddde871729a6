import { notifyAll } from '#areas/notifications/notifications.public.ts';
import { findPeopleWith } from '#areas/people/people.public.ts';
import { writtenSince } from '#database/functions/work/written-since.ts';
import type { DailyJob } from '#server/jobs/job.ts';
import { notice } from '../../referrals.notices.ts';
import { selectCommissionMismatches } from './payout-check.queries.ts';

const maxNamed = 20;
const trailPath = '/dashboard/audit?action=LEDGER_MISMATCH';

/** Compares payouts and what referrers are owed with the referrals, and tells who reads the audit trail when they disagree. */
export const payoutJob: DailyJob = {
  name: 'referrals.check-payouts',
  look: writtenSince,
  module: 'payouts_enabled',
  async run(context) {
    const { db, tenantId, audit } = context;
    const found = await selectCommissionMismatches(db, tenantId, maxNamed);
    if (found.length === 0) return;
    audit({ action: 'LEDGER_MISMATCH', resource: 'payouts', newValues: { mismatches: found } });
    await notifyAll(context, await findPeopleWith(db, tenantId, 'admin.audit'), {
      notice: notice('commissionMismatch', { names: found.map(({ name }) => name).join(', ') }),
      link: trailPath,
    });
  },
};
