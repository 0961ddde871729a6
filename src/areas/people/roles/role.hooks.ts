import { useQuery } from '@tanstack/react-query';
import { usePage, useRead } from '#client/queries/reads.ts';
import { useRefresh } from '#client/queries/use-refresh.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { maxPageSize, type Page } from '#kernel/page.ts';
import type * as assignments from '../assignments/assignment.contract.ts';
import { permissionWords } from '../permissions/permission.words.ts';
import { listHolders, listPermissions, listRoles } from './role.calls.ts';
import type * as contract from './role.contract.ts';

/** One page of the roles; the page before stays on screen until the next has come. */
export function useRolePage(request: CallRequest<typeof contract.listRoles>) {
  return usePage('roles', listRoles, request);
}

/** All roles of the hospital, for what must offer or show each of them. */
export function useRoles({ enabled = true } = {}) {
  return useQuery({ queryKey: ['roles', 'all'], queryFn: ({ signal }) => readAllRoles(signal), enabled });
}

/** The role of this id, on whatever page it is; null when there is none, undefined until that is known. */
export function useRole(
  id: string | undefined,
  shown: readonly contract.Role[] | undefined,
): contract.Role | null | undefined {
  const onPage = shown?.find((role) => role.id === id);
  const isElsewhere = id !== undefined && shown !== undefined && onPage === undefined;
  const all = useRoles({ enabled: isElsewhere });
  if (!isElsewhere) return onPage;
  return all.data && (all.data.rows.find((role) => role.id === id) ?? null);
}

async function readAllRoles(signal: AbortSignal): Promise<{ rows: contract.Role[] }> {
  const rows: contract.Role[] = [];
  let cursor: string | null = null;
  do {
    const request = { limit: maxPageSize, ...(cursor !== null && { cursor }) };
    const page: Page<contract.Role> = await listRoles(request, signal);
    rows.push(...page.rows);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return { rows };
}

/** The permissions that roles can hold; they change only with the program. */
export function usePermissions() {
  return useRead(
    'permissions',
    listPermissions,
    {},
    { select: ({ rows }) => ({ rows: rows.map(permissionWords) }), staleTime: Infinity },
  );
}

/** One page of people with their roles; the page before stays on screen until the next has come. */
export function useHolders(request: CallRequest<typeof assignments.listHolders>) {
  return usePage('users', listHolders, request);
}

/** Has roles, and the people who hold them, fetched again. */
export function useRefreshRoles(): () => void {
  return useRefresh('roles', 'users');
}
