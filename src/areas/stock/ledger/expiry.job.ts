import { appendSteps, type Step } from '#database/counting/open-steps.ts';
import type { DailyJob, JobContext } from '#server/jobs/job.ts';
import { selectNewlyExpired, setExpiredAside } from './check.queries.ts';
import { countSteps, nextFigures } from './figures.rules.ts';
import { lockItems, selectBalances, writeItemFigures } from './ledger.queries.ts';

const balancesAtOnce = 500;

/** What expired overnight is set aside, so that 'low' and 'on hand' speak of what can be used. */
export const expiryJob: DailyJob = {
  name: 'stock.set-expired-aside',
  look: {
    reads: { stock_balance: 'tenant_id, lot_id, place_id, expires_on, is_stocked, is_set_aside' },
    finds: `
      select from public.stock_balance balance
      where balance.tenant_id = hospital.id and balance.is_stocked and balance.expires_on < latest
        and not balance.is_set_aside`,
  },
  async run(context) {
    const { db, tenantId, today } = context;
    let count = 0;
    for (;;) {
      const itemIds = await selectNewlyExpired(db, tenantId, today, balancesAtOnce);
      if (itemIds.length === 0) break;
      await setAside(context, itemIds);
      count += itemIds.length;
    }
    if (count === 0) return;
    context.audit({ action: 'UPDATE', resource: 'stock_items', newValues: { expired: count } });
    context.announce('stock');
  },
};

async function setAside({ db, tenantId, today }: JobContext, itemIds: readonly string[]): Promise<void> {
  const items = await lockItems(db, tenantId, itemIds.toSorted());
  await setExpiredAside(db, tenantId, itemIds, today);
  const balances = await selectBalances(db, tenantId, itemIds, []);
  const steps: Step[] = [];
  const figures = items.map((item) => {
    const own = balances.filter((row) => row.item_id === item.id);
    const next = nextFigures(item, own, { today, movedOn: item.last_moved_on });
    // Lots and their value stay: what may change is whether the item is low.
    steps.push(...countSteps(item, next, own, own));
    return { id: item.id, ...next };
  });
  await writeItemFigures(db, tenantId, figures);
  await appendSteps(db, tenantId, steps);
}
