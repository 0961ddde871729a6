import type { Kysely } from 'kysely';
import { key, protectTenantTable, runAll, tenantKey } from './tenant-table.ts';

/**
 * Consents that were signed on the screen, and those that were taken back; both are only ever added. A validated bill
 * of an operation says by whom and why its invoice was voided. docs/decisions/0077-theatre-sessions-and-signed-consent.md
 */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [...consents, ...withdrawals, ...bills]);
  await protectTenantTable(db, 'surgical_consent', ['select', 'insert']);
  await protectTenantTable(db, 'surgical_consent_withdrawal', ['select', 'insert']);
}

const consents = [
  `create table surgical_consent (
    tenant_id uuid not null,
    id uuid not null,
    case_id uuid not null,
    patient_id uuid not null,
    way text not null,
    signed_by text not null,
    relation text,
    signed_at timestamptz(3) not null,
    text_version text not null,
    content jsonb not null,
    strokes jsonb,
    recorded_by uuid not null,
    constraint surgical_consent_pkey primary key (tenant_id, id),
    constraint surgical_consent_of_case unique (tenant_id, id, case_id),
    constraint surgical_consent_way_known check (way in ('drawn', 'typed')),
    constraint surgical_consent_signed check (signed_by <> '' and relation <> '' and text_version <> ''),
    constraint surgical_consent_content check (jsonb_typeof(content) = 'object'),
    constraint surgical_consent_drawn check ((way = 'drawn') = (strokes is not null)
      and jsonb_typeof(strokes) = 'array' and octet_length(strokes::text) between 3 and 200000)
  )`,
  tenantKey('surgical_consent'),
  key('surgical_consent', 'case', 'case_id, patient_id', 'surgical_case', 'id, patient_id'),
  key('surgical_consent', 'recorder', 'recorded_by', 'user_account'),
  `create index surgical_consent_by_case on surgical_consent (tenant_id, case_id, signed_at, id)`,
  `alter table surgical_case add column consent_id uuid`,
  `alter table surgical_case add constraint surgical_case_consent_signed
    check (consent_id is null or consent_signed_at is not null)`,
  key('surgical_case', 'signed_consent', 'consent_id, id', 'surgical_consent', 'id, case_id'),
];

// Also of those that were signed on paper, which have no row above.
const withdrawals = [
  `create table surgical_consent_withdrawal (
    tenant_id uuid not null,
    id uuid not null,
    case_id uuid not null,
    patient_id uuid not null,
    consent_id uuid,
    signed_by text not null,
    relation text,
    signed_at timestamptz(3) not null,
    reason text not null,
    withdrawn_by uuid not null,
    withdrawn_at timestamptz(3) not null,
    constraint surgical_consent_withdrawal_pkey primary key (tenant_id, id),
    constraint surgical_consent_withdrawal_says_why check (reason <> '' and withdrawn_at >= signed_at)
  )`,
  tenantKey('surgical_consent_withdrawal'),
  key('surgical_consent_withdrawal', 'case', 'case_id, patient_id', 'surgical_case', 'id, patient_id'),
  key('surgical_consent_withdrawal', 'consent', 'consent_id, case_id', 'surgical_consent', 'id, case_id'),
  key('surgical_consent_withdrawal', 'person', 'withdrawn_by', 'user_account'),
  `create unique index surgical_consent_withdrawal_once on surgical_consent_withdrawal (tenant_id, consent_id)
    where consent_id is not null`,
  `create index surgical_consent_withdrawal_by_case
    on surgical_consent_withdrawal (tenant_id, case_id, withdrawn_at, id)`,
];

const bills = [
  `alter table surgical_bill add column returned_by uuid`,
  `alter table surgical_bill add column returned_at timestamptz(3)`,
  `alter table surgical_bill add column return_reason text`,
  `alter table surgical_bill add constraint surgical_bill_returned check ((returned_by is null) = (returned_at is null)
    and (returned_by is null) = (return_reason is null) and return_reason <> '')`,
  key('surgical_bill', 'returner', 'returned_by', 'user_account'),
  `create index surgical_bill_by_invoice on surgical_bill (tenant_id, invoice_id) where invoice_id is not null`,
];
