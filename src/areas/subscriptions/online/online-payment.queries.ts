import type { Insertable, Updateable } from 'kysely';
import type { Db, Tables } from '#database/tables.ts';
import { identifiedRows, type RowOf } from '#database/versioned-rows.ts';
import '../subscriptions.tables.ts';

export type OnlinePaymentRow = RowOf<'online_payment'>;

export const onlinePaymentRows = identifiedRows('online_payment');

/** A second open one for an invoice breaks the index `online_payment_one_open`. */
export async function insertOnlinePayment(db: Db, row: Insertable<Tables['online_payment']>): Promise<void> {
  await db.insertInto('online_payment').values(row).execute();
}

/** The payment of an invoice that was begun and of which nothing is known yet. */
export function selectOpenPayment(
  db: Db,
  tenantId: string,
  invoiceId: string,
): Promise<OnlinePaymentRow | undefined> {
  return db
    .selectFrom('online_payment')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('invoice_id', '=', invoiceId)
    .where('status', '=', 'open')
    .executeTakeFirst();
}

/** Whoever calls holds its lock. */
export async function writeOnlinePayment(
  db: Db,
  { tenantId, id }: { tenantId: string; id: string },
  values: Updateable<Tables['online_payment']>,
): Promise<void> {
  await db
    .updateTable('online_payment')
    .set(values)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Has the gateway asked soon; nothing happens where it is settled. */
export async function hastenAsking(
  db: Db,
  { tenantId, id }: { tenantId: string; id: string },
  at: string,
): Promise<void> {
  await db
    .updateTable('online_payment')
    .set({ ask_at: at })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('status', '=', 'open')
    .where('ask_at', '>', at)
    .executeTakeFirst();
}

const mostAtOnce = 20;

/** Payments of which the gateway is to be asked, those that wait longest first. */
export function selectToAsk(db: Db, tenantId: string, now: string): Promise<OnlinePaymentRow[]> {
  return db
    .selectFrom('online_payment')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('status', '=', 'open')
    .where('ask_at', '<=', now)
    .orderBy('ask_at')
    .orderBy('id')
    .limit(mostAtOnce)
    .execute();
}

/** Puts the next time off before the gateway is asked; false where somebody else was first. */
export async function claimAsking(
  db: Db,
  { tenant_id, id, times_asked }: OnlinePaymentRow,
  next: string,
): Promise<boolean> {
  const result = await db
    .updateTable('online_payment')
    .set({ ask_at: next, times_asked: times_asked + 1 })
    .where('tenant_id', '=', tenant_id)
    .where('id', '=', id)
    .where('status', '=', 'open')
    .where('times_asked', '=', times_asked)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
