import type { PrintDocument, PrintHeader } from '#ui/print/print-document.ts';
import { groupPermissions, permits } from '../detail/permission-groups.ts';
import type { PermissionEntry, Role } from '../role.contract.ts';
import { t } from '../roles.texts.ts';

/** Roles and what each permits, as a document that an administrator files; `date` is ready to read. */
export function rolesDocument(
  header: PrintHeader,
  roles: readonly Role[],
  catalogue: readonly PermissionEntry[],
  date: string,
): PrintDocument {
  return {
    title: t('printTitle'),
    header,
    pageOf: [t('printTitle'), date],
    blocks: [
      {
        kind: 'section',
        title: t('printRoles'),
        blocks: [
          {
            kind: 'table',
            columns: [
              { label: t('role'), share: 2 },
              { label: t('description'), share: 4 },
              { label: t('people'), align: 'right', share: 1 },
            ],
            rows: roles.map((role) => ({
              cells: [role.name, role.description ?? '', String(role.holders)],
            })),
          },
        ],
      },
      ...groupPermissions(catalogue).map(({ name, permissions }) => ({
        kind: 'section' as const,
        title: name,
        blocks: [
          {
            kind: 'table' as const,
            columns: [
              { label: t('permission'), share: 2 },
              { label: t('printGrantedBy'), share: 4 },
            ],
            rows: permissions.map(({ code, label }) => ({
              cells: [label, rolesWith(roles, code)],
            })),
          },
        ],
      })),
    ],
    footer: t('printFooter', { date }),
  };
}

function rolesWith(roles: readonly Role[], code: string): string {
  const names = roles.filter((role) => permits(role, code)).map(({ name }) => name);
  return names.join(', ') || t('none');
}
