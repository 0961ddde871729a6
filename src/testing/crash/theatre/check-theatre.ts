import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import { openCommandDatabase } from '#hosts/node/command-line/command-database.ts';

/** What clerks of a theatre were told. */
export interface AcknowledgedOperations {
  started: Set<string>;
  completed: Set<string>;
}

/** What is wrong with operations and their theatres. @param mark is in the procedure of every case of the load */
export async function faultsOfTheatre(
  dataDirectory: string,
  told: AcknowledgedOperations,
  mark: string,
  isQuiet: boolean,
): Promise<string[]> {
  // Clerks go on while the database is read: what they are told meanwhile counts the next time.
  const started = new Set(told.started);
  const completed = new Set(told.completed);
  const opened = await openCommandDatabase({ DATA_DIR: dataDirectory });
  const { database } = opened;
  try {
    const { id: tenantId } = await database.onPlatform((db) =>
      db.selectFrom('tenant').select('id').where('slug', '=', 'city-general').executeTakeFirstOrThrow(),
    );
    return await database.inTenant(tenantId, 'read', async (db) => {
      const cases = await readCases(db, mark);
      return [
        ...cases.flatMap(faultsOfCase),
        ...lostOf(cases, { started, completed }),
        ...(isQuiet ? unknownOf(cases, { started, completed }) : []),
      ];
    });
  } finally {
    await opened.close();
  }
}

interface CaseState {
  id: string;
  status: string;
  has_start: boolean;
  has_end: boolean;
  holds_time: boolean;
  /** Members of the team whose time is not that of the case. */
  strangers: number;
  team: number;
  /** How often the case is in a theatre now. */
  theatres: number;
  start_overrides: number;
  complete_overrides: number;
}

async function readCases(db: Db, mark: string): Promise<CaseState[]> {
  const { rows } = await sql<CaseState>`
    select one.id, one.status, one.actual_start is not null as has_start, one.actual_end is not null as has_end,
      one.holds_time,
      (select count(*) from surgical_team_member member where member.tenant_id = one.tenant_id
        and member.case_id = one.id and (member.scheduled_start <> one.scheduled_start
          or member.scheduled_end <> one.scheduled_end or member.holds_time <> one.holds_time))::int as strangers,
      (select count(*) from surgical_team_member member where member.tenant_id = one.tenant_id
        and member.case_id = one.id)::int as team,
      (select count(*) from operating_theatre theatre where theatre.tenant_id = one.tenant_id
        and theatre.current_case_id = one.id and theatre.status = 'occupied')::int as theatres,
      (select count(*) from safety_override passed where passed.tenant_id = one.tenant_id
        and passed.case_id = one.id and passed.step = 'start')::int as start_overrides,
      (select count(*) from safety_override passed where passed.tenant_id = one.tenant_id
        and passed.case_id = one.id and passed.step = 'complete')::int as complete_overrides
    from surgical_case one
    where one.procedure_name = ${mark}
    order by one.id`.execute(db);
  return rows;
}

/** What each state goes with; whatever differs is half a step. */
const expected: Readonly<Record<string, Omit<CaseState, 'id' | 'status' | 'team' | 'strangers'>>> = {
  scheduled: stateOf(0, { holds: true }),
  confirmed: stateOf(0, { holds: true }),
  in_progress: stateOf(1, { holds: true }),
  completed: stateOf(2, { holds: false }),
};

function stateOf(steps: number, { holds }: { holds: boolean }) {
  return {
    has_start: steps > 0,
    has_end: steps > 1,
    holds_time: holds,
    theatres: steps === 1 ? 1 : 0,
    start_overrides: steps > 0 ? 1 : 0,
    complete_overrides: steps > 1 ? 1 : 0,
  };
}

function faultsOfCase(row: CaseState): string[] {
  const wanted = expected[row.status];
  if (!wanted) return [`the case ${row.id} is ${row.status}`];
  const differing = Object.entries(wanted).filter(([name, value]) => row[name as keyof CaseState] !== value);
  return [
    ...differing.map(
      ([name]) => `the case ${row.id} is ${row.status} and its ${name} is ${row[name as keyof CaseState]}`,
    ),
    ...(row.team === 1 && row.strangers === 0 ? [] : [`the team of the case ${row.id} is not at its time`]),
  ];
}

function lostOf(cases: readonly CaseState[], { started, completed }: AcknowledgedOperations): string[] {
  const statusOf = new Map(cases.map(({ id, status }) => [id, status]));
  const lost = [...started].filter((id) => !['in_progress', 'completed'].includes(statusOf.get(id) ?? ''));
  const undone = [...completed].filter((id) => statusOf.get(id) !== 'completed');
  return [
    ...lost.map((id) => `the acknowledged start of ${id} is lost`),
    ...undone.map((id) => `the acknowledged completion of ${id} is lost`),
  ];
}

function unknownOf(cases: readonly CaseState[], { started, completed }: AcknowledgedOperations): string[] {
  const begun = cases.filter(({ has_start: has }) => has).length;
  const ended = cases.filter(({ has_end: has }) => has).length;
  return [
    ...(begun === started.size ? [] : [`${begun} cases have begun, ${started.size} were acknowledged`]),
    ...(ended === completed.size ? [] : [`${ended} cases are over, ${completed.size} were acknowledged`]),
  ];
}
