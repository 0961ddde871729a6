import type { CallContext } from '../call-context.ts';
import { AppError } from '#kernel/app-error.ts';
import { type AddedRows, nameKey } from '#kernel/first-hour/usual-list.ts';

interface UsualRows<Usual extends { name: string }, Chosen extends { name: string }> {
  context: Pick<CallContext, 'audit'>;
  /** What the audit trail calls such records. */
  resource: string;
  list: readonly Usual[];
  chosen: readonly Chosen[];
  /** Keys of the names that the hospital has. */
  there: ReadonlySet<string>;
  add: (usual: Usual, chosen: Chosen) => Promise<void>;
}

/**
 * Adds the chosen rows of a usual list, one after another in the transaction of the call; what the hospital has already,
 * and what is chosen twice, is added once. The audit trail has each row, and the list as an import. @throws AppError NOT_FOUND for a name that the list does not have
 */
export async function addOfUsual<Usual extends { name: string }, Chosen extends { name: string }>({
  context,
  resource,
  list,
  chosen,
  there,
  add,
}: UsualRows<Usual, Chosen>): Promise<AddedRows> {
  const known = new Map(list.map((usual) => [nameKey(usual.name), usual]));
  const done = new Set(there);
  let added = 0;
  for (const row of chosen) {
    const key = nameKey(row.name);
    const usual = known.get(key);
    if (!usual) throw new AppError('NOT_FOUND');
    if (done.has(key)) continue;
    done.add(key);
    await add(usual, row);
    added += 1;
  }
  const result = { added, alreadyThere: chosen.length - added };
  context.audit({ action: 'IMPORT', resource, newValues: result });
  return result;
}
