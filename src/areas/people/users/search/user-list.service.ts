import type { CallContext } from '#server/call-context.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { toPage } from '#kernel/page.ts';
import type * as contract from '../user.contract.ts';
import { maxChoices, type User } from '../user.contract.ts';
import { countUsers, selectChoices, selectUsers } from './user-list.queries.ts';
import { requireUser, toUser } from '../user.record.ts';
import { searchWords } from '../user.rules.ts';

export async function listUsers(context: CallContext, input: CallInput<typeof contract.listUsers>) {
  const { db, tenantId, actor } = context;
  const { search, cursor, limit, ...rest } = input;
  const filter = { ...rest, words: searchWords(search ?? '') };
  const [rows, total] = await Promise.all([
    selectUsers(db, tenantId, { ...filter, cursor, limit }),
    countUsers(db, tenantId, filter),
  ]);
  const page = toPage(rows, limit, (row) => [row.sort_name, row.id]);
  return { ...page, rows: page.rows.map((row) => toUser(row, actor)), total };
}

export async function exportUsers(context: CallContext, input: CallInput<typeof contract.exportUsers>) {
  const { db, tenantId, actor } = context;
  const { search, ...filter } = input;
  const rows = await selectUsers(db, tenantId, { ...filter, words: searchWords(search ?? '') });
  const page = toPage(rows, filter.limit, (row) => [row.sort_name, row.id]);
  context.audit({ action: 'EXPORT', resource: 'users', newValues: { ...input, rows: page.rows.length } });
  return { ...page, rows: page.rows.map((row) => toUser(row, actor)) };
}

export async function getUser(
  context: CallContext,
  input: CallInput<typeof contract.getUser>,
): Promise<User> {
  return toUser(await requireUser(context, input.userId), context.actor);
}

export async function listUserChoices(
  { db, tenantId }: CallContext,
  input: CallInput<typeof contract.listUserChoices>,
) {
  const rows = await selectChoices(db, tenantId, {
    words: searchWords(input.search ?? ''),
    includedId: input.userId ?? null,
    limit: maxChoices,
  });
  return {
    rows: rows.map((row) => ({
      id: row.id,
      name: `${row.first_name} ${row.last_name}`.trim(),
      roles: row.roles.map((role) => role.name),
      isActive: row.status === 'active',
    })),
  };
}
