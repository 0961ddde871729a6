import { Button, Group, SegmentedControl } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useSearchParameters } from '#client/search-parameters.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { LoadingSkeleton } from '#ui/state/skeletons.tsx';
import { refusalWords } from '../role.words.ts';
import { RoleList } from './role-list.tsx';
import type { Role } from '../role.contract.ts';
import { usePermissions, useRole, useRolePage } from '../role.hooks.ts';
import { readRolesAddress, roleViews } from './roles.address.ts';
import { t } from '../roles.texts.ts';

const RoleForm = lazy(async () => ({ default: (await import('../form/role-form.tsx')).RoleForm }));
const RoleMatrix = lazy(async () => ({ default: (await import('../matrix/role-matrix.tsx')).RoleMatrix }));

const pageSize = 50;

/** What the open form is about. */
type Opened = { role: Role } | { copied: Role } | 'new';

/** Roles of the hospital: as a list with the permissions of the chosen one, or as a matrix. */
export function RolesPanel() {
  const [address, change] = useSearchParameters(readRolesAddress);
  const [opened, setOpened] = useState<Opened>();
  const roles = useRolePage({
    ...(address.after !== undefined && { cursor: address.after }),
    limit: pageSize,
  });
  const selected = useRole(address.role, roles.data?.rows);
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
    const message = refusalWords(roles.error) ?? t('failedToLoadRoles');
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

  function show(view: (typeof roleViews)[number]) {
    change({ view: view === 'list' ? undefined : view, after: undefined });
  }

  return (
    <>
      <Group justify="space-between" mb="md" gap="sm">
        <SegmentedControl
          aria-label={t('show')}
          value={address.view}
          onChange={show}
          data={[
            { value: 'list', label: t('asList') },
            { value: 'matrix', label: t('asMatrix') },
          ]}
        />
        <Button leftSection={<Icon name="plus" size={18} />} onClick={() => setOpened('new')}>
          {t('createRole')}
        </Button>
      </Group>
      {address.view === 'list' ? (
        <RoleList
          query={roles}
          catalogue={catalogue}
          paging={{
            cursor: address.after,
            onCursor: (after) => change({ after }, { replace: false }),
            pageSize,
          }}
          selected={selected}
          onSelect={(role) => change({ role: role?.id })}
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
