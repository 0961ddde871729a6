import { type Insertable, sql } from 'kysely';
import { selectPage } from '#database/lists/select-page.ts';
import type { Db, Tables } from '#database/tables.ts';
import '../../platform.tables.ts';

const mostInvoices = 100;

/** What a hospital owes that is overdue on a day, the oldest first; at most a hundred. */
export function selectOverdue(
  db: Db,
  tenantId: string,
  { clientId, today }: { clientId: string; today: string },
) {
  return db
    .selectFrom('client_invoice')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('client_id', '=', clientId)
    .where('status', '=', 'open')
    .where('due_on', '<', today)
    .orderBy('due_on')
    .orderBy('id')
    .limit(mostInvoices)
    .execute();
}

/** Whom a letter to a hospital is addressed to; undefined where the register knows nothing of it. */
export function selectAddressee(db: Db, tenantId: string, clientId: string) {
  return db
    .selectFrom('client')
    .select(['legal_name', 'contact_name', 'contact_email', 'address', 'tax_number'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', clientId)
    .executeTakeFirst();
}

export async function insertReminder(db: Db, row: Insertable<Tables['client_reminder']>): Promise<void> {
  await db.insertInto('client_reminder').values(row).execute();
}

function reminders(db: Db, tenantId: string) {
  return db
    .selectFrom('client_reminder as reminder')
    .leftJoin('tenant', 'tenant.id', 'reminder.client_id')
    .selectAll('reminder')
    .select(sql<string>`coalesce(tenant.name, reminder.letter #>> '{addressee,name}')`.as('tenant_name'))
    .where('reminder.tenant_id', '=', tenantId);
}

export type ReminderRow = Awaited<ReturnType<typeof selectReminders>>[number];

interface ReminderRequest {
  clientId?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** The newest first; one row more than the page. */
export function selectReminders(db: Db, tenantId: string, { clientId, cursor, limit }: ReminderRequest) {
  let query = reminders(db, tenantId);
  if (clientId) query = query.where('reminder.client_id', '=', clientId);
  return selectPage(
    query,
    { cursor, limit },
    { 'reminder.made_at': 'timestamptz', 'reminder.id': 'uuid' },
    'desc',
  );
}

export function selectReminder(db: Db, tenantId: string, id: string): Promise<ReminderRow | undefined> {
  return reminders(db, tenantId).where('reminder.id', '=', id).executeTakeFirst();
}

/** When a hospital was last reminded; null for never. */
export async function selectLastReminder(db: Db, tenantId: string, clientId: string): Promise<string | null> {
  const row = await db
    .selectFrom('client_reminder')
    .select('made_at')
    .where('tenant_id', '=', tenantId)
    .where('client_id', '=', clientId)
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.made_at ?? null;
}
