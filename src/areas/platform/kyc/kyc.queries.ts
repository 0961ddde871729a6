import { sql } from 'kysely';
import { selectPage } from '#database/lists/select-page.ts';
import { containing } from '#database/search/like-pattern.ts';
import type { Db } from '#database/tables.ts';
import type { FileKind } from '../files/file.rules.ts';
import type { ApplicationRow } from '../applications/application.queries.ts';
import '../platform.tables.ts';

export interface SubmissionRequest {
  status: 'open' | 'approved' | 'rejected' | 'all';
  search?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** The newest first; one row more than the page. */
export function selectSubmissions(db: Db, tenantId: string, request: SubmissionRequest) {
  const { status, search } = request;
  let query = db
    .selectFrom('application')
    .select(['id', 'number', 'organization_name', 'contact_email', 'contact_phone', 'status', 'submitted_at'])
    .select(
      sql<FileKind[]>`array(select file.kind from application_file file
        where file.tenant_id = ${tenantId}::uuid and file.application_id = application.id
          and file.replaced_at is null order by file.kind)`.as('files'),
    )
    .where('tenant_id', '=', tenantId);
  if (status === 'open') query = query.where('status', 'in', ['pending', 'asked']);
  else if (status !== 'all') query = query.where('status', '=', status);
  if (search) {
    const pattern = containing(search.toLowerCase());
    query = query.where(
      sql<boolean>`lower(organization_name || ' ' || contact_email || ' ' || number) like ${pattern}`,
    );
  }
  return selectPage(query, request, { submitted_at: 'timestamptz', id: 'uuid' }, 'desc');
}

export async function countByStatus(
  db: Db,
  tenantId: string,
): Promise<Partial<Record<ApplicationRow['status'], number>>> {
  const rows = await db
    .selectFrom('application')
    .select(['status', ({ fn }) => fn.countAll<number>().as('count')])
    .where('tenant_id', '=', tenantId)
    .groupBy('status')
    .orderBy('status')
    .execute();
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
}

/** The application from which a hospital was made, or that came with it. */
export function selectApplicationOfHospital(
  db: Db,
  tenantId: string,
  hospitalId: string,
): Promise<ApplicationRow | undefined> {
  return db
    .selectFrom('application')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('hospital_id', '=', hospitalId)
    .executeTakeFirst();
}
