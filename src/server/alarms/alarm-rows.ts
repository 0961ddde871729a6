import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Db, Instant } from '#database/tables.ts';

/** What the table of every alarm has: it waits until somebody puts their name to it, or until it is passed on. */
export interface AlarmColumns<Action extends string> {
  tenant_id: string;
  id: string;
  raised_at: Instant;
  /** When further people were told. */
  escalated_at: Instant | null;
  acknowledged_by: string | null;
  acknowledged_at: Instant | null;
  action: Action | null;
  note: string | null;
}

/** Where alarms of a kind are kept. */
export interface AlarmRegister {
  table: string;
  /** What else must hold for one to wait: true where nothing else ends it. */
  isOpen: RawBuilder<SqlBool>;
  /** The column from whose instant on it is overdue, as `Overdue` counts. */
  overdueColumn: string;
}

interface Acknowledgement {
  id: string;
  by: string;
  at: string;
  action: string;
  note: string | null;
}

/** Notes who has acknowledged the alarm; false when somebody else was first, or when it waits no more. */
export async function acknowledgeAlarm(
  db: Db,
  tenantId: string,
  { table, isOpen }: AlarmRegister,
  { id, by, at, action, note }: Acknowledgement,
): Promise<boolean> {
  const { rows } = await sql`
    update ${sql.table(table)} as alarm set acknowledged_by = ${by}::uuid, acknowledged_at = ${at}::timestamptz,
      action = ${action}, note = ${note}
    where alarm.tenant_id = ${tenantId}::uuid and alarm.id = ${id}::uuid and alarm.acknowledged_at is null
      and ${isOpen}
    returning alarm.id`.execute(db);
  return rows.length > 0;
}

const overdueAlarms = (tenantId: string, { table, isOpen, overdueColumn }: AlarmRegister, until: string) =>
  sql`from ${sql.table(table)} as alarm
    where alarm.tenant_id = ${tenantId}::uuid and alarm.acknowledged_at is null and alarm.escalated_at is null
      and ${isOpen} and ${sql.ref(`alarm.${overdueColumn}`)} <= ${until}::timestamptz`;

/** True when an alarm waits that nobody has acknowledged or passed on until that instant. */
export async function hasOverdueAlarms(
  db: Db,
  tenantId: string,
  register: AlarmRegister,
  until: string,
): Promise<boolean> {
  const { rows } = await sql`select alarm.id ${overdueAlarms(tenantId, register, until)} limit 1`.execute(db);
  return rows.length > 0;
}

/** Marks overdue alarms as passed on; of several processes each alarm is marked by one, and told by that one. */
export async function markPassedOn(
  db: Db,
  tenantId: string,
  register: AlarmRegister,
  { until, at, limit }: { until: string; at: string; limit: number },
): Promise<string[]> {
  const found = await sql<{ id: string }>`select alarm.id ${overdueAlarms(tenantId, register, until)}
    order by alarm.raised_at, alarm.id limit ${limit} for update skip locked`.execute(db);
  const ids = found.rows.map((row) => row.id);
  if (ids.length === 0) return [];
  await sql`update ${sql.table(register.table)} set escalated_at = ${at}::timestamptz
    where tenant_id = ${tenantId}::uuid and id = any(${ids}::uuid[])`.execute(db);
  return ids;
}
