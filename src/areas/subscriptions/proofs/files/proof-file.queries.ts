import { type Insertable, sql } from 'kysely';
import type { Db, Tables } from '#database/tables.ts';
import { identifiedRows } from '#database/versioned-rows.ts';
import '../../subscriptions.tables.ts';

export const proofFileRows = identifiedRows('proof_file');

export async function insertProofFile(db: Db, row: Insertable<Tables['proof_file']>): Promise<void> {
  await db.insertInto('proof_file').values(row).execute();
}

/** Hands a file in with a proof; false where it was handed in already. */
export async function claimProofFile(
  db: Db,
  { tenantId, id }: { tenantId: string; id: string },
  proofId: string,
): Promise<boolean> {
  const result = await db
    .updateTable('proof_file')
    .set({ proof_id: proofId })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('proof_id', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** The file that came with a proof. */
export function selectFileOfProof(db: Db, tenantId: string, proofId: string) {
  return db
    .selectFrom('proof_file')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('proof_id', '=', proofId)
    .executeTakeFirst();
}

/** Files that nobody has handed in with a proof, the newest first. */
export function selectWaitingFiles(db: Db, tenantId: string, limit: number) {
  return db
    .selectFrom('proof_file')
    .select(['id', 'name', 'stored_as', 'added_at'])
    .where('tenant_id', '=', tenantId)
    .where('proof_id', 'is', null)
    .orderBy('added_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Some files of a hospital, in one order. */
export function selectProofFiles(db: Db, tenantId: string, limit: number) {
  return db
    .selectFrom('proof_file')
    .select(['id', 'stored_as'])
    .where('tenant_id', '=', tenantId)
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function deleteProofFile(db: Db, tenantId: string, id: string): Promise<void> {
  await db.deleteFrom('proof_file').where('tenant_id', '=', tenantId).where('id', '=', id).execute();
}

/** How many files a hospital has handed in with proofs, and their size. */
export async function countProofFiles(db: Db, tenantId: string): Promise<{ count: number; bytes: number }> {
  return db
    .selectFrom('proof_file')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.coalesce(fn.sum<number>('bytes'), sql<number>`0`).as('bytes'),
    ])
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow();
}

/** True for a hospital that is being deleted. */
export async function isBeingDeleted(db: Db, tenantId: string): Promise<boolean> {
  const row = await db
    .selectFrom('tenant')
    .select('id')
    .where('id', '=', tenantId)
    .where('deleting_since', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}
