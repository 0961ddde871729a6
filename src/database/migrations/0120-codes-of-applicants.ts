import { type Kysely, sql } from 'kysely';
import { inEachHospital } from './standing-hospitals.ts';
import { runAll } from './tenant-table.ts';

/**
 * Of the code that proves an applicant's address only a hash is kept, and it is taken out of what was kept before. A mail
 * that is sent again gets a new code. docs/decisions/0143-codes-by-mail.md
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table application add column email_code_hash text collate "C"`.execute(db);
  await inEachHospital(db, (tenantId) => forgetCodes(db, tenantId));
  await runAll(db, ['alter table application drop column email_code']);
}

async function forgetCodes(db: Kysely<never>, tenantId: string): Promise<void> {
  await sql`update message set body = replace(body, code.email_code, '[the code is in the email only]'),
      secret_kind = 'applicant-code', secret_id = code.id
    from application code, application_message told
    where code.tenant_id = ${tenantId}::uuid and code.email_code is not null
      and told.tenant_id = ${tenantId}::uuid and told.application_id = code.id and told.kind = 'received'
      and message.tenant_id = ${tenantId}::uuid and message.id = told.message_id`.execute(db);
  await sql`update application_message set facts = facts - 'code'
    where tenant_id = ${tenantId}::uuid and kind = 'received'`.execute(db);
  await sql`update application set
      email_code_hash = encode(sha256(convert_to(id::text || ':' || email_code, 'UTF8')), 'hex')
    where tenant_id = ${tenantId}::uuid and email_code is not null`.execute(db);
}
