import type { HomeWorkSource } from '#server/points/home-work.ts';
import type { AlertTone } from '#kernel/care/patient-alert.ts';
import { notice } from '../../laboratory.notices.ts';
import type { LabOrder } from '../lab-order.contract.ts';
import { selectOpenOrders } from './open-list.queries.ts';

/** What was left open longer ago is for the list of orders, not for today's work. */
const toldForDays = 7;
const dayMs = 86_400_000;

const toneOf: Readonly<Record<LabOrder['priority'], AlertTone>> = {
  stat: 'danger',
  urgent: 'warning',
  routine: 'plain',
};

/** Open orders for whoever enters results. */
export const openLabOrders: HomeWorkSource = {
  order: 20,
  access: 'lab.results',
  async find({ db, tenantId, clock }) {
    const since = new Date(clock.now().getTime() - toldForDays * dayMs).toISOString();
    const rows = await selectOpenOrders(db, tenantId, since);
    return {
      notice: notice('homeOpen'),
      link: '/dashboard/laboratory',
      items: rows.map((row) => ({
        id: row.id,
        at: row.ordered_at,
        tone: toneOf[row.priority],
        notice: notice(`home_${row.priority}`, {
          order: row.order_number,
          patient: `${row.first_name} ${row.last_name}`.trim(),
        }),
        link: `/dashboard/laboratory?orderId=${row.id}`,
      })),
    };
  },
};
