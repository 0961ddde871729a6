import type { Kysely } from 'kysely';
import { key, protectTenantTable, runAll, tenantKey } from './tenant-table.ts';

/**
 * Progress notes of a stay: each version is signed and never changed, an amendment is the next one.
 * docs/decisions/0115-ward-rounds-and-progress-notes.md
 */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [
    `create table progress_note (
      tenant_id uuid not null,
      id uuid not null,
      patient_id uuid not null,
      admission_id uuid not null,
      author_id uuid not null,
      noted_at timestamptz(3) not null,
      created_at timestamptz(3) not null,
      constraint progress_note_pkey primary key (tenant_id, id)
    )`,
    tenantKey('progress_note'),
    key('progress_note', 'patient', 'patient_id', 'patient'),
    key('progress_note', 'admission', 'admission_id', 'admission'),
    key('progress_note', 'author', 'author_id', 'user_account'),
    `create index progress_note_by_admission on progress_note (tenant_id, admission_id, noted_at, id)`,
    `create index progress_note_by_patient on progress_note (tenant_id, patient_id, noted_at, id)`,

    `create table progress_note_version (
      tenant_id uuid not null,
      note_id uuid not null,
      version integer not null,
      subjective text,
      objective text,
      assessment text,
      plan text,
      problems jsonb not null,
      reason text,
      signed_by uuid not null,
      signed_at timestamptz(3) not null,
      constraint progress_note_version_pkey primary key (tenant_id, note_id, version),
      constraint progress_note_version_counted check (version >= 1),
      constraint progress_note_version_with_reason check ((version = 1) = (reason is null))
    )`,
    tenantKey('progress_note_version'),
    key('progress_note_version', 'note', 'note_id', 'progress_note'),
    key('progress_note_version', 'signer', 'signed_by', 'user_account'),

    `create table progress_note_error (
      tenant_id uuid not null,
      note_id uuid not null,
      reason text not null,
      marked_by uuid not null,
      marked_at timestamptz(3) not null,
      constraint progress_note_error_pkey primary key (tenant_id, note_id)
    )`,
    tenantKey('progress_note_error'),
    key('progress_note_error', 'note', 'note_id', 'progress_note'),
    key('progress_note_error', 'marker', 'marked_by', 'user_account'),
  ]);
  await protectTenantTable(db, 'progress_note', ['select', 'insert']);
  await protectTenantTable(db, 'progress_note_version', ['select', 'insert']);
  await protectTenantTable(db, 'progress_note_error', ['select', 'insert']);
}
