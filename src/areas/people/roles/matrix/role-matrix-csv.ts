import { csvRecord } from '#ui/files/csv.ts';
import { permits } from '../detail/permission-groups.ts';
import type { PermissionEntry, Role } from '../role.contract.ts';
import { t } from '../roles.texts.ts';

/** The matrix as CSV: a line for each permission, a column for each role, 'Yes' where the role permits it. */
export function roleMatrixCsv(roles: readonly Role[], catalogue: readonly PermissionEntry[]): string {
  const headings = [t('csvGroup'), t('permission'), t('csvCode'), ...roles.map(({ name }) => name)];
  const lines = catalogue.map(({ group, label, code }) => [
    group,
    label,
    code,
    ...roles.map((role) => (permits(role, code) ? t('permitted') : null)),
  ]);
  return [headings, ...lines].map((cells) => csvRecord(cells)).join('');
}
