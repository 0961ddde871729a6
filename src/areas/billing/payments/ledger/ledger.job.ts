import { notifyAll } from '#areas/notifications/notifications.public.ts';
import { findPeopleWith } from '#areas/people/people.public.ts';
import { writtenSince } from '#database/functions/work/written-since.ts';
import type { DailyJob } from '#server/jobs/job.ts';
import { notice } from '../../billing.notices.ts';
import { ledgerMismatches } from './ledger-check.ts';

/** An entry of the trail names at most this many invoices; each of the others is found by the next check. */
const maxNamed = 20;
const trailPath = '/dashboard/audit?action=LEDGER_MISMATCH';

/** Compares what invoices say was paid with the ledger, and tells who reads the audit trail when they disagree. */
export const ledgerJob: DailyJob = {
  name: 'billing.check-ledger',
  look: writtenSince,
  async run(context) {
    const { db, tenantId, audit } = context;
    const found = await ledgerMismatches(db, tenantId);
    if (found.length === 0) return;
    audit({
      action: 'LEDGER_MISMATCH',
      resource: 'invoices',
      newValues: { mismatches: found.length, invoices: found.slice(0, maxNamed) },
    });
    await notifyAll(context, await findPeopleWith(db, tenantId, 'admin.audit'), {
      notice: notice('ledgerMismatch', { invoices: found.length }),
      link: trailPath,
    });
  },
};
