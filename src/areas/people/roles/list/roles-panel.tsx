import { Button, Group, SegmentedControl } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useMay } from '#client/session.ts';
import { refusalWords } from '#screens/refusal/refusal-words.ts';
import { useListAddress } from '#screens/list/use-list-address.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { LoadingSkeleton } from '#ui/state/skeletons.tsx';
import type { Role } from '../role.contract.ts';
import { usePermissions, useRole, useRolePage } from '../role.hooks.ts';
import { roleRefusals } from '../role.words.ts';
import { t } from '../roles.texts.ts';
import { RoleList } from './role-list.tsx';
import { roleList } from './role-list.address.ts';

const RoleForm = lazyPart(() => import('../form/role-form.tsx'), 'RoleForm');
const RoleMatrix = lazyPart(() => import('../matrix/role-matrix.tsx'), 'RoleMatrix');

const pageSize = 50;

/** What the open form is about. */
type Opened = { role: Role } | { copied: Role } | 'new';

/**
 * Roles of the hospital: as a list with the permissions of the chosen one, or as a matrix. Who does not design roles
 * reads them.
 */
export function RolesPanel() {
  const mayDesign = useMay()('admin.roles');
  const list = useListAddress(roleList);
  const [opened, setOpened] = useState<Opened>();
  const roles = useRolePage({ ...list.request, limit: pageSize });
  const selected = useRole(list.address.role, roles.data?.rows);
  const permissions = usePermissions();

  if (permissions.isError) {
    return (
      <ErrorPanel
        message={t('failedToLoadPermissions')}
        onRetry={permissions.refetch}
        isRetrying={permissions.isFetching}
      />
    );
  }
  if (roles.isError && !roles.data) {
    const message = refusalWords(roles.error, roleRefusals) ?? t('failedToLoadRoles');
    return (
      <ErrorPanel
        title={t('failedToLoadRoles')}
        message={t('errorLoadingRoles', { message })}
        onRetry={roles.refetch}
        isRetrying={roles.isFetching}
      />
    );
  }
  if (!permissions.data) return <LoadingSkeleton />;
  const catalogue = permissions.data.rows;

  return (
    <>
      <Group justify="space-between" mb="md" gap="sm">
        <SegmentedControl
          aria-label={t('show')}
          data={[
            { value: 'list', label: t('asList') },
            { value: 'matrix', label: t('asMatrix') },
          ]}
          {...list.field('view')}
        />
        {mayDesign && (
          <Button leftSection={<Icon name="plus" size={18} />} onClick={() => setOpened('new')}>
            {t('createRole')}
          </Button>
        )}
      </Group>
      {list.address.view === 'list' ? (
        <RoleList
          query={roles}
          catalogue={catalogue}
          paging={{ cursor: list.address.after, onCursor: list.paging.onCursor, pageSize }}
          selected={selected}
          onSelect={(role) => list.change({ role: role?.id })}
          onEdit={(role) => setOpened({ role })}
          onCopy={(copied) => setOpened({ copied })}
        />
      ) : (
        <Suspense fallback={<LoadingSkeleton />}>
          <RoleMatrix catalogue={catalogue} />
        </Suspense>
      )}
      {opened && (
        <Suspense fallback={null}>
          <RoleForm
            key={keyOf(opened)}
            {...(opened !== 'new' && opened)}
            catalogue={catalogue}
            onClose={() => setOpened(undefined)}
            onReload={(role) => setOpened({ role })}
          />
        </Suspense>
      )}
    </>
  );
}

function keyOf(opened: Opened): string {
  if (opened === 'new') return 'new';
  return 'role' in opened ? `${opened.role.id} ${opened.role.version}` : `copy ${opened.copied.id}`;
}
