import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import { maxHomeItems } from '#kernel/care/home-work.ts';
import { type CaseRow, withNames } from '../case.queries.ts';

/** Cases of a day that are not over, by start; those of one member of the teams where one is given. */
export function selectDayOfTeam(
  db: Db,
  tenantId: string,
  { memberId, start, end }: { memberId: string | undefined; start: string; end: string },
): Promise<CaseRow[]> {
  return withNames(db, tenantId)
    .where('surgical_case.scheduled_start', '>=', start)
    .where('surgical_case.scheduled_start', '<', end)
    .where('surgical_case.status', 'in', ['scheduled', 'confirmed', 'in_progress'])
    .$if(memberId !== undefined, (query) =>
      query.where(
        sql<boolean>`surgical_case.id in (select member.case_id from surgical_team_member member
          where member.tenant_id = ${tenantId}::uuid and member.user_id = ${memberId!}::uuid)`,
      ),
    )
    .orderBy('surgical_case.scheduled_start')
    .orderBy('surgical_case.id')
    .limit(maxHomeItems)
    .execute();
}
