import { Button, Group, Paper, Table, Text, VisuallyHidden } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useMay, usePerson } from '#client/session.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import { ExportButton } from '#ui/export/export-button.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { QueryStatus } from '#ui/state/query-status.tsx';
import { groupPermissions, permits } from '../detail/permission-groups.ts';
import { roleMatrixCsv } from './role-matrix-csv.ts';
import classes from './role-matrix.module.css';
import type { PermissionEntry, Role } from '../role.contract.ts';
import { exportRoles } from '../role.calls.ts';
import { useRoles } from '../role.hooks.ts';
import { t } from '../roles.texts.ts';

const RolesPrint = lazyPart(() => import('../print/roles-print.tsx'), 'RolesPrint');

interface MatrixProps {
  roles: readonly Role[];
  catalogue: readonly PermissionEntry[];
}

/** Every permission against every role, as soon as all roles are there. */
export function RoleMatrix({ catalogue }: Pick<MatrixProps, 'catalogue'>) {
  const query = useRoles();
  const { data } = query;
  if (data) return <Matrix roles={data.rows} catalogue={catalogue} />;
  return <QueryStatus query={query} failed={t('failedToLoadRoles')} />;
}

/** Headings stay in sight while the rest scrolls. */
function Matrix({ roles, catalogue }: MatrixProps) {
  const { tenant } = usePerson();
  const mayExport = useMay()('admin.export');
  const [isPrinting, setPrinting] = useState(false);

  return (
    <>
      <Group gap="sm" mb="sm" justify="flex-end">
        {mayExport && (
          <ExportButton
            fileName={() => `roles-${dateIn(tenant.timeZone, new Date())}.csv`}
            headings={() => ''}
            read={(page, signal) => exportRoles(page, signal)}
            // A permission is a line and a role a column, so the headings come with the roles.
            lines={(rows) => roleMatrixCsv(rows, catalogue)}
            words={{
              button: t('exportCsv'),
              title: t('exportTitle'),
              reading: t('exporting'),
              counted: (count) => t('exported', { count }),
              done: (count) => t('exportDone', { count }),
            }}
            total={roles.length}
          />
        )}
        <Button
          variant="default"
          leftSection={<Icon name="print" size={18} />}
          onClick={() => setPrinting(true)}
        >
          {t('print')}
        </Button>
      </Group>
      <Paper withBorder>
        {/* Reached by keyboard, so that the arrow keys scroll it. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <section className={classes['scroller']} aria-label={t('matrixCaption')} tabIndex={0}>
          <MatrixTable roles={roles} catalogue={catalogue} />
        </section>
      </Paper>
      {isPrinting && (
        <Suspense fallback={null}>
          <RolesPrint roles={roles} catalogue={catalogue} onClose={() => setPrinting(false)} />
        </Suspense>
      )}
    </>
  );
}

function MatrixTable({ roles, catalogue }: MatrixProps) {
  return (
    <Table className={classes['table']} verticalSpacing={6} withRowBorders={false}>
      <caption>
        <VisuallyHidden>{t('matrixCaption')}</VisuallyHidden>
      </caption>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col" className={classes['corner']}>
            {t('permission')}
          </Table.Th>
          {roles.map((role) => (
            <Table.Th key={role.id} scope="col" ta="center">
              {role.name}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      {groupPermissions(catalogue).map((group) => (
        <Table.Tbody key={group.name}>
          <Table.Tr>
            <Table.Th scope="rowgroup" colSpan={roles.length + 1} className={classes['group']}>
              <span className={classes['groupName']}>{group.name}</span>
            </Table.Th>
          </Table.Tr>
          {group.permissions.map((permission) => (
            <Table.Tr key={permission.code}>
              <Table.Th scope="row" title={permission.description}>
                {permission.label}
              </Table.Th>
              {roles.map((role) => (
                <Table.Td key={role.id} ta="center">
                  <Mark isPermitted={permits(role, permission.code)} />
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      ))}
    </Table>
  );
}

function Mark({ isPermitted }: { isPermitted: boolean }) {
  return (
    <Text span c={isPermitted ? 'var(--ward-focus)' : 'dimmed'}>
      {isPermitted ? <Icon name="check" size={18} /> : <span aria-hidden="true">–</span>}
      <VisuallyHidden>{t(isPermitted ? 'permitted' : 'notPermitted')}</VisuallyHidden>
    </Text>
  );
}
