import type { Db, Json } from './tables.ts';

export interface IdempotencyKey {
  tenantId: string;
  userId: string;
  key: string;
  call: string;
  inputHash: string;
}

/** Stores the answer under its key in the transaction of the effect; a second one of that key fails. */
export async function storeAnswer(db: Db, key: IdempotencyKey, answer: unknown, at: Date): Promise<void> {
  await db
    .insertInto('idempotency_key')
    .values({
      tenant_id: key.tenantId,
      user_id: key.userId,
      key: key.key,
      call: key.call,
      input_hash: key.inputHash,
      answer: JSON.stringify(answer ?? null),
      created_at: at.toISOString(),
    })
    .execute();
}

export type EarlierAnswer = { kind: 'none' } | { kind: 'other-request' } | { kind: 'same'; answer: Json };

/** Looks for what the key was answered with before, and whether it was this very request. */
export async function findAnswer(db: Db, key: IdempotencyKey): Promise<EarlierAnswer> {
  const row = await db
    .selectFrom('idempotency_key')
    .select(['call', 'input_hash', 'answer'])
    .where('tenant_id', '=', key.tenantId)
    .where('user_id', '=', key.userId)
    .where('key', '=', key.key)
    .executeTakeFirst();
  if (!row) return { kind: 'none' };
  if (row.call !== key.call || row.input_hash !== key.inputHash) return { kind: 'other-request' };
  return { kind: 'same', answer: row.answer };
}
