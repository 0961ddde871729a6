import { type SelectQueryBuilder, sql } from 'kysely';
import { selectPage } from '#database/lists/select-page.ts';
import type { Db, Tables } from '#database/tables.ts';
import { accounts, rolesOfAccount, userSelection } from '../user.queries.ts';

export interface UserFilter {
  /** Each must be part of the name or the e-mail address; in lower case. */
  words: readonly string[];
  status: 'active' | 'inactive' | 'all';
  roleId?: string | undefined;
}

type AccountQuery<O> = SelectQueryBuilder<Tables & { account: Tables['user_account'] }, 'account', O>;

function narrowed<O>(query: AccountQuery<O>, tenantId: string, filter: UserFilter): AccountQuery<O> {
  const { words, status, roleId } = filter;
  let narrow = query;
  if (status !== 'all') narrow = narrow.where('account.status', '=', status);
  for (const word of words) {
    narrow = narrow.where(
      sql<boolean>`strpos(account.sort_name || ' ' || account.email_key, ${word}::text) > 0`,
    );
  }
  if (!roleId) return narrow;
  return narrow.where(
    sql<boolean>`exists (select from user_role where user_role.tenant_id = ${tenantId}::uuid
      and user_role.user_id = account.id and user_role.role_id = ${roleId}::uuid)`,
  );
}

/** People by name; one row more than the page, so that the caller can tell whether another follows. */
export function selectUsers(
  db: Db,
  tenantId: string,
  filter: UserFilter & { cursor?: string | undefined; limit: number },
) {
  const query = narrowed(accounts(db, tenantId), tenantId, filter).select(userSelection(tenantId));
  return selectPage(query, filter, { 'account.sort_name': 'text', 'account.id': 'uuid' });
}

export async function countUsers(db: Db, tenantId: string, filter: UserFilter): Promise<number> {
  const row = await narrowed(accounts(db, tenantId), tenantId, filter)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Active people whose name holds every word, by name; the one named by `includedId` in any case. */
export function selectChoices(
  db: Db,
  tenantId: string,
  choice: { words: readonly string[]; includedId: string | null; limit: number },
) {
  const active = narrowed(accounts(db, tenantId), tenantId, { words: choice.words, status: 'active' })
    .select(['account.id', 'account.sort_name'])
    .orderBy('account.sort_name')
    .orderBy('account.id')
    .limit(choice.limit);
  return db
    .selectFrom('user_account as account')
    .select(['account.id', 'account.first_name', 'account.last_name', 'account.status'])
    .select(rolesOfAccount(tenantId))
    .where('account.tenant_id', '=', tenantId)
    .where((where) =>
      where.or([
        where('account.id', 'in', db.selectFrom(active.as('active')).select('active.id')),
        where('account.id', '=', choice.includedId),
      ]),
    )
    .orderBy('account.sort_name')
    .orderBy('account.id')
    .limit(choice.limit + 1)
    .execute();
}
