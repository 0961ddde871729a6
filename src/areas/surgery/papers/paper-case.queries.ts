import type { CallContext } from '#server/call-context.ts';
import { personName } from '#database/people/person-name.ts';
import type { Db } from '#database/tables.ts';
import { AppError } from '#kernel/app-error.ts';
import '../surgery.tables.ts';

/** Cases with whom they are about and who operates; each paper joins its own table. */
export function casesOfPapers(db: Db, tenantId: string) {
  return db
    .selectFrom('surgical_case')
    .innerJoin('patient', (join) =>
      join.onRef('patient.id', '=', 'surgical_case.patient_id').on('patient.tenant_id', '=', tenantId),
    )
    .leftJoin('surgical_team_member as operating', (join) =>
      join
        .onRef('operating.case_id', '=', 'surgical_case.id')
        .on('operating.tenant_id', '=', tenantId)
        .on('operating.role', '=', 'surgeon'),
    )
    .select([
      'surgical_case.id as case_id',
      'surgical_case.case_number',
      'surgical_case.procedure_name',
      'surgical_case.status as case_status',
      'surgical_case.urgency',
      'surgical_case.scheduled_start',
      'patient.id as patient_id',
      'patient.patient_number',
      'patient.first_name as patient_first_name',
      'patient.last_name as patient_last_name',
      'patient.is_restricted',
      'operating.user_id as case_surgeon_id',
      personName(tenantId, 'operating.user_id').as('surgeon_name'),
    ])
    .where('surgical_case.tenant_id', '=', tenantId);
}

export type PaperCaseRow = Awaited<ReturnType<ReturnType<typeof casesOfPapers>['execute']>>[number];

export function selectPaperCase(db: Db, tenantId: string, id: string): Promise<PaperCaseRow | undefined> {
  return casesOfPapers(db, tenantId).where('surgical_case.id', '=', id).executeTakeFirst();
}

/** The person who holds a role in the team of a case, of which there is one; undefined without one. */
export async function selectTeamMember(
  db: Db,
  tenantId: string,
  { caseId, role }: { caseId: string; role: 'surgeon' | 'anesthesiologist' },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('surgical_team_member')
    .select('user_id')
    .where('tenant_id', '=', tenantId)
    .where('case_id', '=', caseId)
    .where('role', '=', role)
    .executeTakeFirst();
  return row?.user_id;
}

/** Everybody in the team of a case with their part. */
export async function selectTeam(db: Db, tenantId: string, caseId: string) {
  const rows = await db
    .selectFrom('surgical_team_member')
    .select(['user_id as id', 'role'])
    .where('tenant_id', '=', tenantId)
    .where('case_id', '=', caseId)
    .execute();
  return rows;
}

/** The state of a case as it is stored now, and the row kept from changing until the transaction ends. */
export async function lockCaseStatus(db: Db, tenantId: string, id: string) {
  const row = await db
    .selectFrom('surgical_case')
    .select('status')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();
  return row?.status;
}

/**
 * The state of a case, which nobody else records for, completes or charges before the transaction ends; rows that name
 * the case can be added meanwhile.
 * @throws AppError NOT_FOUND
 */
export async function lockCase({ db, tenantId }: Pick<CallContext, 'db' | 'tenantId'>, id: string) {
  const row = await db
    .selectFrom('surgical_case')
    .select(['status', 'patient_id', 'admission_id', 'procedure_id', 'procedure_name', 'actual_end'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}
