import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import type { RowOf } from '#database/versioned-rows.ts';
import type { Milestone } from './milestone.contract.ts';
import './milestone.tables.ts';

export type CourseRow = RowOf<'surgical_course'>;

const byName = sql<string>`trim(person.first_name || ' ' || person.last_name)`.as('recorded_by_name');

export function selectCourse(db: Db, tenantId: string, caseId: string): Promise<CourseRow | undefined> {
  return db
    .selectFrom('surgical_course')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('case_id', '=', caseId)
    .executeTakeFirst();
}

/** More entries than a day in theatre has, corrections included. */
const maxEntries = 200;

export function selectEntries(db: Db, tenantId: string, caseId: string) {
  return db
    .selectFrom('surgical_milestone as entry')
    .innerJoin('user_account as person', (join) =>
      join.onRef('person.id', '=', 'entry.recorded_by').on('person.tenant_id', '=', tenantId),
    )
    .select(['entry.id', 'entry.kind', 'entry.happened_at', 'entry.correction_reason', 'entry.recorded_at'])
    .select(byName)
    .where('entry.tenant_id', '=', tenantId)
    .where('entry.case_id', '=', caseId)
    .orderBy('entry.recorded_at')
    .orderBy('entry.id')
    .limit(maxEntries)
    .execute();
}

export function selectDelays(db: Db, tenantId: string, caseId: string) {
  return db
    .selectFrom('surgical_delay as delay')
    .innerJoin('user_account as person', (join) =>
      join.onRef('person.id', '=', 'delay.recorded_by').on('person.tenant_id', '=', tenantId),
    )
    .select(['delay.id', 'delay.cause', 'delay.minutes', 'delay.note', 'delay.recorded_at'])
    .select(byName)
    .where('delay.tenant_id', '=', tenantId)
    .where('delay.case_id', '=', caseId)
    .orderBy('delay.recorded_at')
    .orderBy('delay.id')
    .limit(maxEntries)
    .execute();
}

/** The first time of a course. False where somebody else was first. */
export async function insertCourse(
  db: Db,
  row: { tenantId: string; caseId: string; kind: Milestone; happenedAt: string; at: string },
): Promise<boolean> {
  const inserted = await db
    .insertInto('surgical_course')
    .values({
      tenant_id: row.tenantId,
      case_id: row.caseId,
      ...noTimes,
      [`${row.kind}_at`]: row.happenedAt,
      updated_at: row.at,
      version: 1,
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'case_id']).doNothing())
    .returning('case_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

const noTimes = {
  called_at: null,
  arrived_at: null,
  anaesthesia_start_at: null,
  time_out_at: null,
  incision_at: null,
  closure_at: null,
  out_of_theatre_at: null,
  recovery_at: null,
  accepted_at: null,
};

/** Another time of a course, or none any more. False where the course is no longer as it was seen. */
export async function updateCourse(
  db: Db,
  row: {
    tenantId: string;
    caseId: string;
    version: number;
    kind: Milestone;
    happenedAt: string | null;
    at: string;
  },
): Promise<boolean> {
  const updated = await db
    .updateTable('surgical_course')
    .set({ [`${row.kind}_at`]: row.happenedAt, updated_at: row.at, version: row.version + 1 })
    .where('tenant_id', '=', row.tenantId)
    .where('case_id', '=', row.caseId)
    .where('version', '=', row.version)
    .returning('case_id')
    .executeTakeFirst();
  return updated !== undefined;
}

export async function insertEntry(db: Db, row: RowOf<'surgical_milestone'>): Promise<void> {
  await db.insertInto('surgical_milestone').values(row).execute();
}

export async function insertDelay(db: Db, row: RowOf<'surgical_delay'>): Promise<void> {
  await db.insertInto('surgical_delay').values(row).execute();
}
