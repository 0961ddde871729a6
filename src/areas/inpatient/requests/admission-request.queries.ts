import { sql } from 'kysely';
import { personName } from '#database/people/person-name.ts';
import type { Db } from '#database/tables.ts';
import { type RowOf, versionedRows } from '#database/versioned-rows.ts';
import { decodeCursor } from '#kernel/page.ts';
import type { AdmissionRequest } from './admission-request.contract.ts';
import '../inpatient.tables.ts';

export type StoredRequest = RowOf<'admission_request'>;

export const requestRows = versionedRows('admission_request');

/** 0 for the most urgent, so that a list in this order begins with it. */
const rank = sql<number>`case admission_request.urgency when 'emergency' then 0 when 'urgent' then 1 else 2 end`;

function withNames(db: Db, tenantId: string) {
  return db
    .selectFrom('admission_request')
    .innerJoin('patient', (join) =>
      join.onRef('patient.id', '=', 'admission_request.patient_id').on('patient.tenant_id', '=', tenantId),
    )
    .leftJoin('ward', (join) =>
      join.onRef('ward.id', '=', 'admission_request.ward_id').on('ward.tenant_id', '=', tenantId),
    )
    .leftJoin('admission', (join) =>
      join
        .onRef('admission.request_id', '=', 'admission_request.id')
        .on('admission.tenant_id', '=', tenantId)
        .on('admission.status', '<>', 'cancelled'),
    )
    .selectAll('admission_request')
    .select([
      'patient.patient_number',
      'patient.is_restricted as patient_is_restricted',
      'patient.first_name as patient_first_name',
      'patient.last_name as patient_last_name',
      'ward.name as ward_name',
      'admission.id as admission_id',
      personName(tenantId, 'admission_request.requested_by').$notNull().as('requested_by_name'),
      personName(tenantId, 'admission_request.decided_by').as('decided_by_name'),
      rank.as('rank'),
    ])
    .where('admission_request.tenant_id', '=', tenantId);
}

export type RequestRow = Awaited<ReturnType<ReturnType<typeof withNames>['execute']>>[number];

export interface RequestListRequest {
  status: AdmissionRequest['status'];
  patientId?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** The most urgent, then the oldest first; one row more than the page. */
export function selectRequests(db: Db, tenantId: string, request: RequestListRequest): Promise<RequestRow[]> {
  let query = withNames(db, tenantId).where('admission_request.status', '=', request.status);
  if (request.patientId) query = query.where('admission_request.patient_id', '=', request.patientId);
  if (request.cursor) {
    const [urgency, requestedAt, id] = decodeCursor(request.cursor, 3);
    query = query.where(
      sql<boolean>`(${rank}, admission_request.requested_at, admission_request.id)
        > (${urgency}::int, ${requestedAt}::timestamptz, ${id}::uuid)`,
    );
  }
  return query
    .orderBy(rank)
    .orderBy('admission_request.requested_at')
    .orderBy('admission_request.id')
    .limit(request.limit + 1)
    .execute();
}

export function selectRequest(db: Db, tenantId: string, id: string): Promise<RequestRow | undefined> {
  return withNames(db, tenantId).where('admission_request.id', '=', id).executeTakeFirst();
}

/** Locks the open request of a patient; undefined when there is none. */
export async function lockOpenRequestOf(
  db: Db,
  tenantId: string,
  patientId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('admission_request')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('patient_id', '=', patientId)
    .where('status', '=', 'open')
    .forUpdate()
    .executeTakeFirst();
  return row?.id;
}

export async function insertRequests(db: Db, rows: readonly StoredRequest[]): Promise<void> {
  await db.insertInto('admission_request').values(rows).execute();
}

export async function countOpenRequests(db: Db, tenantId: string): Promise<number> {
  const { open } = await db
    .selectFrom('admission_request')
    .select(sql<number>`count(*)::int`.as('open'))
    .where('tenant_id', '=', tenantId)
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow();
  return open;
}
