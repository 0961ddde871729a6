import { isPermission } from '#kernel/access/permissions.ts';
import { t } from './permission.texts.ts';
import type { PermissionEntry } from '../roles/role.contract.ts';

/** A permission in the reader's language; one that this page does not know yet stays as the server tells it. */
export function permissionWords(entry: PermissionEntry): PermissionEntry {
  const { code, group } = entry;
  if (!isPermission(code)) return entry;
  return { code, group: t(group), label: t(`${code}.label`), description: t(`${code}.description`) };
}
