import { notifyAll } from '#areas/notifications/notifications.public.ts';
import { findPeopleWith } from '#areas/people/people.public.ts';
import { writtenSince } from '#database/functions/work/written-since.ts';
import type { DailyJob } from '#server/jobs/job.ts';
import { notice } from '../analytics.notices.ts';
import { selectFigureMismatches } from './figure-check.queries.ts';

const trailPath = '/dashboard/audit?action=LEDGER_MISMATCH';

/** Compares counters and figures with the rows that they count, and tells who reads the audit trail when they disagree. */
export const figureJob: DailyJob = {
  name: 'analytics.check-figures',
  look: writtenSince,
  async run(context) {
    const { db, tenantId, audit } = context;
    const found = await selectFigureMismatches(db, tenantId);
    if (found.length === 0) return;
    audit({ action: 'LEDGER_MISMATCH', resource: 'figures', newValues: { mismatches: found } });
    await notifyAll(context, await findPeopleWith(db, tenantId, 'admin.audit'), {
      notice: notice('figureMismatch', { names: found.map(({ name }) => name).join(', ') }),
      link: trailPath,
    });
  },
};
