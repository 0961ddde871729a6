import { Text } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useSearchParameters } from '#client/search-parameters.ts';
import { DataList } from '#ui/list/data-list.tsx';
import { FilterBar } from '#ui/list/filter-bar.tsx';
import type { ListColumn } from '#ui/list/list-types.ts';
import { SearchBox } from '#ui/list/search-box.tsx';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import type { Holder } from '../assignment.contract.ts';
import { RoleChips } from './role-chips.tsx';
import { useHolders } from '../../roles/role.hooks.ts';
import { readHoldersAddress } from '../../roles/list/roles.address.ts';
import { t } from '../../roles/roles.texts.ts';
import { useWithdrawRole } from './use-withdraw-role.ts';

const AssignRoleModal = lazy(async () => ({
  default: (await import('../form/assign-role-modal.tsx')).AssignRoleModal,
}));

const pageSize = 25;

function nameOf({ firstName, lastName }: Holder): string {
  return `${firstName} ${lastName}`.trim();
}

/** People with the roles they hold, which are given and taken here. */
export function AssignmentsPanel() {
  const [address, change] = useSearchParameters(readHoldersAddress);
  const [person, setPerson] = useState<Holder>();
  const { busy, withdraw } = useWithdrawRole();
  const search = address.q.trim();
  const query = useHolders({
    ...(search && { search }),
    ...(address.after !== undefined && { cursor: address.after }),
    limit: pageSize,
  });
  const columns: ListColumn<Holder>[] = [
    { id: 'user', title: t('user'), width: '32%', render: personOf },
    {
      id: 'roles',
      title: t('roles'),
      render: (holder) => (
        <RoleChips
          name={nameOf(holder)}
          roles={holder.roles}
          busyRoleId={busy?.userId === holder.id ? busy.roleId : undefined}
          onRemove={(role) => void withdraw({ userId: holder.id, name: nameOf(holder), role })}
        />
      ),
    },
    { id: 'status', title: t('status'), width: 120, render: badgeOf },
  ];
  return (
    <>
      <FilterBar isFiltered={search !== ''} onClear={() => change({ q: undefined, after: undefined })}>
        <SearchBox
          label={t('searchLabel')}
          placeholder={t('searchPlaceholder')}
          value={address.q}
          onSearch={(q) => change({ q: q || undefined, after: undefined })}
        />
      </FilterBar>
      <DataList
        caption={t('assignRoles')}
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={nameOf}
        rowActions={(holder) => [{ label: t('assignRole'), icon: 'plus', onClick: () => setPerson(holder) }]}
        paging={{
          cursor: address.after,
          onCursor: (after) => change({ after }, { replace: false }),
          pageSize,
        }}
        summary={t('shown', { count: query.data?.rows.length ?? 0 })}
        empty={<EmptyState icon="search" title={t('noPeople')} hint={t('noPeopleMatch')} />}
        errorMessage={t('failedToLoadUserRoles')}
      />
      {person && (
        <Suspense fallback={null}>
          <AssignRoleModal key={person.id} person={person} onClose={() => setPerson(undefined)} />
        </Suspense>
      )}
    </>
  );
}

function personOf(holder: Holder) {
  return (
    <div style={{ overflowWrap: 'anywhere' }}>
      <Text fw={600} size="sm">
        {nameOf(holder)}
      </Text>
      <Text size="sm" c="dimmed" fw={400}>
        {holder.email}
      </Text>
    </div>
  );
}

function badgeOf({ status }: Holder) {
  return (
    <StatusBadge tone={status === 'active' ? 'success' : 'neutral'}>{t(`status_${status}`)}</StatusBadge>
  );
}
