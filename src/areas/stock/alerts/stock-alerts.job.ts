import { publishEvents } from '#server/points/events.ts';
import { findPeopleWith } from '#areas/people/people.public.ts';
import type { DailyJob } from '#server/jobs/job.ts';
import { sha256 } from '#database/sha256.ts';
import type { MessageEvent } from '#kernel/messages/message-event.ts';
import { plusMonths } from '#kernel/time/calendar-date.ts';
import { selectExpiringLots, selectLowItems } from './stock-alerts.queries.ts';

/** 'Expiring soon' of document 3, section 9. */
const expiringMonths = 3;
const maxLooked = 500;
const maxNamed = 10;

/** Has those who manage stock told of what runs low and what expires, once for each set of items. */
export const stockAlertsJob: DailyJob = {
  name: 'stock.tell-low-and-expiring',
  look: {
    reads: {
      stock_item: 'tenant_id, id, is_low, is_active, min_stock_level',
      stock_balance: 'tenant_id, lot_id, place_id, expires_on, is_stocked',
    },
    finds: `
      (select from public.stock_item item where item.tenant_id = hospital.id and item.is_low and item.is_active
        and item.min_stock_level > 0 limit 1)
      union all (select from public.stock_balance balance where balance.tenant_id = hospital.id
        and balance.is_stocked and balance.expires_on >= latest - 2
        and balance.expires_on <= (latest + interval '3 months')::date limit 1)`,
  },
  async run(context) {
    const { db, tenantId, today } = context;
    const until = plusMonths(today, expiringMonths);
    const [low, expiring] = await Promise.all([
      selectLowItems(db, tenantId, maxLooked),
      selectExpiringLots(db, tenantId, { today, until, limit: maxLooked }),
    ]);
    if (low.length + expiring.length === 0) return;
    const userIds = await findPeopleWith(db, tenantId, 'inventory.write');
    const events = [
      await eventOf('stock_low', low, userIds, '/dashboard/inventory?show=low'),
      await eventOf('stock_expiring', expiring, userIds, '/dashboard/inventory?show=expiring'),
    ];
    await publishEvents(
      context,
      events.filter((event) => event !== null).map((event) => ({ ...event, dates: { untilDate: until } })),
    );
  },
};

async function eventOf(
  type: 'stock_low' | 'stock_expiring',
  rows: readonly { id: string; name: string }[],
  userIds: readonly string[],
  link: string,
): Promise<MessageEvent | null> {
  if (rows.length === 0) return null;
  const ids = rows.map(({ id }) => id).toSorted();
  const names = rows.slice(0, maxNamed).map(({ name }) => name);
  return {
    type,
    subject: 'stock',
    // The same set is told of once, however many days it lasts.
    occurrence: await sha256(ids.join(' ')),
    userIds,
    words: {
      itemCount: String(rows.length),
      itemNames: rows.length > maxNamed ? `${names.join(', ')} …` : names.join(', '),
    },
    link,
  };
}
