import type { HomeWorkSource } from '#server/points/home-work.ts';
import { maxHomeItems } from '#kernel/care/home-work.ts';
import { notice } from '../../surgery.notices.ts';
import { selectUnpricedCases } from './unpriced-charges.queries.ts';

/** Operations with something that has no price yet, for whoever bills. */
export const unpricedCharges: HomeWorkSource = {
  order: 72,
  access: 'billing.write',
  async find({ db, tenantId, actor }) {
    if (!actor.modules.billing_enabled) return undefined;
    const rows = await selectUnpricedCases(db, tenantId, maxHomeItems);
    return {
      notice: notice('homeUnpriced'),
      link: '/dashboard/surgery/charges/unpriced',
      items: rows.map((row) => ({
        id: row.id,
        at: row.since,
        tone: 'plain' as const,
        notice: notice('homeUnpricedCase', {
          number: row.case_number,
          patient: `${row.first_name} ${row.last_name}`.trim(),
          count: row.count,
        }),
        link: `/dashboard/surgery/charges/${row.id}`,
      })),
    };
  },
};
