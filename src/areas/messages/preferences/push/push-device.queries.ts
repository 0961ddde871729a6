import { type Insertable, sql } from 'kysely';
import type { Db, Tables } from '#database/tables.ts';
import type { PushTarget } from '#kernel/messages/messengers.ts';
import { sizeLimits } from '#kernel/limits/size-limits.ts';
import '../../message.tables.ts';

/** Stores the browser of a session; whoever had switched it on in another session gets nothing there any more. */
export async function writeDevice(db: Db, row: Insertable<Tables['push_subscription']>): Promise<void> {
  await db
    .deleteFrom('push_subscription')
    .where('tenant_id', '=', row.tenant_id)
    .where('endpoint', '=', row.endpoint)
    .where('session_id', '<>', row.session_id)
    .execute();
  const { tenant_id: _tenant, session_id: _session, ...values } = row;
  await db
    .insertInto('push_subscription')
    .values(row)
    .onConflict((conflict) => conflict.columns(['tenant_id', 'session_id']).doUpdateSet(values))
    .execute();
}

/** Forgets the browser of a session; false where there was none. */
export async function deleteDevice(db: Db, tenantId: string, sessionId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('push_subscription')
    .where('tenant_id', '=', tenantId)
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** A browser that takes push messages, and the session in which it was switched on. */
export interface PushDevice extends PushTarget {
  sessionId: string;
}

/** The newest browsers of a person whose sessions last. */
export async function selectDevices(
  db: Db,
  tenantId: string,
  userId: string,
  now: string,
): Promise<PushDevice[]> {
  const { rows } = await sql<PushDevice>`
    select device.session_id as "sessionId", device.endpoint, device.public_key as "publicKey",
      device.auth_secret as "authSecret"
    from push_subscription device
    join user_session session on session.tenant_id = ${tenantId}::uuid and session.id = device.session_id
    where device.tenant_id = ${tenantId}::uuid and device.user_id = ${userId}::uuid
      and session.ended_at is null and session.expires_at > ${now}::timestamptz
    order by device.created_at desc, device.session_id
    limit ${sizeLimits.pushDeviceRows}`.execute(db);
  return rows;
}

/** Those of these people who have a browser that takes push messages. */
export async function selectPeopleWithDevices(
  db: Db,
  tenantId: string,
  { userIds, now }: { userIds: readonly string[]; now: string },
): Promise<Set<string>> {
  if (userIds.length === 0) return new Set();
  const { rows } = await sql<{ user_id: string }>`
    select distinct device.user_id
    from push_subscription device
    join user_session session on session.tenant_id = ${tenantId}::uuid and session.id = device.session_id
    where device.tenant_id = ${tenantId}::uuid and device.user_id = any(${[...userIds]}::uuid[])
      and session.ended_at is null and session.expires_at > ${now}::timestamptz
    order by device.user_id`.execute(db);
  return new Set(rows.map(({ user_id }) => user_id));
}
