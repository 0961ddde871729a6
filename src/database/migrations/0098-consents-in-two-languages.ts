import type { Kysely } from 'kysely';
import { key, protectTenantTable, runAll, tenantKey } from './tenant-table.ts';

/**
 * A hospital's own words of the consent to an operation, in versions that are only ever added; a consent in the language
 * of the patient, with a witness and the surgeon who explained it.
 * docs/decisions/0125-consent-in-the-patients-language.md
 */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [...wordings, ...consents, ...signatures]);
  await protectTenantTable(db, 'consent_wording', ['select', 'insert']);
  await protectTenantTable(db, 'surgical_consent_signature', ['select', 'insert']);
}

// Without a procedure it is what every consent says.
const wordings = [
  `create table consent_wording (
    tenant_id uuid not null,
    id uuid not null,
    procedure_id uuid,
    number integer not null,
    needs_witness boolean not null,
    words jsonb not null,
    added_by uuid not null,
    added_at timestamptz(3) not null,
    constraint consent_wording_pkey primary key (tenant_id, id),
    constraint consent_wording_number check (number >= 1),
    constraint consent_wording_words check (jsonb_typeof(words) = 'object')
  )`,
  tenantKey('consent_wording'),
  key('consent_wording', 'procedure', 'procedure_id', 'surgical_procedure'),
  key('consent_wording', 'writer', 'added_by', 'user_account'),
  `create unique index consent_wording_of_all on consent_wording (tenant_id, number) where procedure_id is null`,
  `create unique index consent_wording_of_procedure on consent_wording (tenant_id, procedure_id, number)
    where procedure_id is not null`,
];

// What was signed before was given without the surgeon's signature, and stays given.
const consents = [
  `alter table surgical_consent add column language text not null default 'en'`,
  `alter table surgical_consent add column needs_surgeon boolean not null default false`,
  `alter table surgical_consent add constraint surgical_consent_language_known check (language in ('en', 'bn'))`,
  `alter table surgical_consent drop constraint surgical_consent_way_known`,
  `alter table surgical_consent add constraint surgical_consent_way_known check (way in ('drawn', 'typed', 'mark'))`,
  `alter table surgical_consent drop constraint surgical_consent_drawn`,
  `alter table surgical_consent add constraint surgical_consent_drawn check ((way <> 'typed') = (strokes is not null)
    and jsonb_typeof(strokes) = 'array' and octet_length(strokes::text) between 3 and 200000)`,
  // Of a consent on paper, whose patient alone was recorded before.
  `alter table surgical_case add column consent_explained_by text`,
  `alter table surgical_case add column consent_witness text`,
  `alter table surgical_case add constraint surgical_case_paper_named
    check (consent_explained_by <> '' and consent_witness <> '')`,
];

const signatures = [
  `create table surgical_consent_signature (
    tenant_id uuid not null,
    id uuid not null,
    consent_id uuid not null,
    case_id uuid not null,
    patient_id uuid not null,
    part text not null,
    way text not null,
    signed_by text not null,
    relation text,
    strokes jsonb,
    signed_at timestamptz(3) not null,
    recorded_by uuid not null,
    constraint surgical_consent_signature_pkey primary key (tenant_id, id),
    constraint surgical_consent_signature_once unique (tenant_id, consent_id, part),
    constraint surgical_consent_signature_part_known check (part in ('witness', 'surgeon')),
    constraint surgical_consent_signature_way_known check (way in ('drawn', 'typed')),
    constraint surgical_consent_signature_named check (signed_by <> '' and relation <> ''),
    constraint surgical_consent_signature_witness_says_who check (part <> 'witness' or relation is not null),
    constraint surgical_consent_signature_drawn check ((way = 'drawn') = (strokes is not null)
      and jsonb_typeof(strokes) = 'array' and octet_length(strokes::text) between 3 and 200000)
  )`,
  tenantKey('surgical_consent_signature'),
  key('surgical_consent_signature', 'case', 'case_id, patient_id', 'surgical_case', 'id, patient_id'),
  key('surgical_consent_signature', 'consent', 'consent_id, case_id', 'surgical_consent', 'id, case_id'),
  key('surgical_consent_signature', 'recorder', 'recorded_by', 'user_account'),
];
