import { notifyAll } from '#areas/notifications/notifications.public.ts';
import { findPeopleWith } from '#areas/people/people.public.ts';
import { writtenSince } from '#database/functions/work/written-since.ts';
import type { DailyJob } from '#server/jobs/job.ts';
import { notice } from '../../billing.notices.ts';
import { depositMismatches } from './deposit-check.ts';

/** An entry of the trail names at most this many patients; each of the others is found by the next check. */
const maxNamed = 20;

/** Proves each night that no deposit was lost, and tells who reads the audit trail when one does not add up. */
export const depositJob: DailyJob = {
  name: 'billing.check-deposits',
  look: writtenSince,
  async run(context) {
    const { db, tenantId, audit } = context;
    const found = await depositMismatches(db, tenantId);
    if (found.length === 0) return;
    audit({
      action: 'LEDGER_MISMATCH',
      resource: 'deposits',
      newValues: { mismatches: found.length, deposits: found.slice(0, maxNamed) },
    });
    await notifyAll(context, await findPeopleWith(db, tenantId, 'admin.audit'), {
      notice: notice('depositMismatch', { patients: found.length }),
      link: '/dashboard/audit?action=LEDGER_MISMATCH',
    });
  },
};
