import { Text } from '@mantine/core';
import { Suspense, useState } from 'react';
import { ListSearch } from '#screens/list/list-search.tsx';
import { ListViews } from '#screens/list/list-views.tsx';
import { useListAddress } from '#screens/list/use-list-address.ts';
import { DataList } from '#ui/list/data-list.tsx';
import { FilterBar } from '#ui/list/filter-bar.tsx';
import type { ListColumn } from '#ui/list/list-types.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import type { Holder } from '../assignment.contract.ts';
import { RoleChips } from './role-chips.tsx';
import { useHolders } from '../../roles/role.hooks.ts';
import { t } from '../../roles/roles.texts.ts';
import { holderList } from './holder-list.address.ts';
import { useWithdrawRole } from './use-withdraw-role.ts';

const AssignRoleModal = lazyPart(() => import('../form/assign-role-modal.tsx'), 'AssignRoleModal');

const pageSize = 25;

function nameOf({ firstName, lastName }: Holder): string {
  return `${firstName} ${lastName}`.trim();
}

/** People with the roles they hold, which are given and taken here. */
export function AssignmentsPanel() {
  const list = useListAddress(holderList);
  const [person, setPerson] = useState<Holder>();
  const { busy, start: withdraw } = useWithdrawRole();
  const query = useHolders({ ...list.request, limit: pageSize });
  const columns: ListColumn<Holder>[] = [
    { id: 'user', title: t('user'), width: '32%', render: personOf },
    {
      id: 'roles',
      title: t('roles'),
      render: (holder) => (
        <RoleChips
          name={nameOf(holder)}
          roles={holder.roles}
          busyRoleId={busy?.userId === holder.id ? busy.role.id : undefined}
          onRemove={(role) => void withdraw({ userId: holder.id, name: nameOf(holder), role })}
        />
      ),
    },
    { id: 'status', title: t('status'), width: 120, render: badgeOf },
  ];
  return (
    <>
      <FilterBar isFiltered={list.isNarrowed} setCount={list.setCount} onClear={list.clear}>
        <ListSearch list={list} label={t('searchLabel')} placeholder={t('searchPlaceholder')} />
        <ListViews list={list} />
      </FilterBar>
      <DataList
        caption={t('assignRoles')}
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={nameOf}
        rowActions={(holder) => [{ label: t('assignRole'), icon: 'plus', onClick: () => setPerson(holder) }]}
        paging={{ cursor: list.address.after, onCursor: list.paging.onCursor, pageSize }}
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
