import type { Kysely } from 'kysely';
import { key, protectTenantTable, runAll, tenantKey } from './tenant-table.ts';

/** Pictures of receipts that hospitals hand in with a payment. docs/decisions/0085-paying-online-and-stored-bytes.md */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, files);
  await protectTenantTable(db, 'proof_file', ['select', 'insert', 'update', 'delete']);
}

const files = [
  `create table proof_file (
    tenant_id uuid not null,
    id uuid not null,
    proof_id uuid,
    name text not null,
    content_type text not null,
    bytes bigint not null,
    stored_as text not null,
    added_by uuid not null,
    added_at timestamptz(3) not null,
    constraint proof_file_key primary key (tenant_id, id),
    constraint proof_file_stored_once unique (tenant_id, stored_as),
    constraint proof_file_type_known check (content_type in ('application/pdf', 'image/jpeg', 'image/png')),
    constraint proof_file_bytes_positive check (bytes > 0)
  )`,
  tenantKey('proof_file'),
  key('proof_file', 'proof', 'proof_id', 'payment_proof'),
  key('proof_file', 'adder', 'added_by', 'user_account'),
  `create unique index proof_file_one_for_proof on proof_file (tenant_id, proof_id)`,
  `create index proof_file_waiting on proof_file (tenant_id, added_at, id) where proof_id is null`,
  // What the operator's register knows of it: the file itself is the hospital's.
  `alter table client_payment add column file_id uuid`,
];
