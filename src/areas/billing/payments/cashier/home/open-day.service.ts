import type { HomeWorkSource } from '#server/points/home-work.ts';
import { notice } from '../../../billing.notices.ts';
import { expectedInDrawer } from '../../payment.rules.ts';
import { selectOpenDay } from '../cashier.queries.ts';

/** A cashier's own open day: what should lie in the drawer, and after how many payments. */
export const openDay: HomeWorkSource = {
  order: 70,
  access: 'billing.payments',
  async find({ db, tenantId, actor }) {
    const day = await selectOpenDay(db, tenantId, actor.userId);
    const cash = day?.totals.filter(({ method }) => method === 'cash').map(({ amount }) => amount) ?? [];
    const link = '/dashboard/billing/cashier';
    return {
      notice: notice('homeDay'),
      link,
      items: day
        ? [
            {
              id: day.id,
              at: day.opened_at,
              tone: 'plain',
              notice: notice('homeTaken', {
                amount: expectedInDrawer(day.opening_minor, cash),
                count: day.totals.reduce((sum, { entries }) => sum + entries, 0),
              }),
              link,
            },
          ]
        : [],
    };
  },
};
