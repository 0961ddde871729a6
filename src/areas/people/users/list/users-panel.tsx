import { Button, Group, Text, Title } from '@mantine/core';
import { Suspense, useMemo, useState } from 'react';
import { usePerson } from '#client/session.ts';
import { ListEmpty } from '#screens/list/list-empty.tsx';
import { useListAddress } from '#screens/list/use-list-address.ts';
import { refusalWords } from '#screens/refusal/refusal-words.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { ImportLink } from '#screens/tables/import-link.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { DataList } from '#ui/list/data-list.tsx';
import type { RowAction } from '#ui/list/list-types.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { useResetSecondFactor } from '../../second-factor/use-reset-second-factor.tsx';
import { ExportUsers } from '../export/export-users.tsx';
import { fullName } from '../user-name.words.ts';
import type { User } from '../user.contract.ts';
import { useUserPage } from '../user.hooks.ts';
import { useLiftLockOut } from '../lock-outs/use-lift-lock-out.tsx';
import { userRefusals } from '../user.words.ts';
import { t } from '../users.texts.ts';
import { useRemoveUser } from './use-remove-user.tsx';
import { userColumns } from './user-columns.tsx';
import { UserFilters } from './user-filters.tsx';
import { filterOf, pageSize, requestOf, userList } from './user-list.address.ts';

const UserForm = lazyPart(() => import('../form/user-form.tsx'), 'UserForm');
const LinkDialog = lazyPart(() => import('../links/form/link-dialog.tsx'), 'LinkDialog');
const AssignRoleModal = lazyPart(
  () => import('../../assignments/form/assign-role-modal.tsx'),
  'AssignRoleModal',
);

type Opened = { kind: 'form'; user?: User } | { kind: 'link'; user: User } | { kind: 'assign'; user: User };

/** The accounts of the hospital: who has one, with which roles, and what can be done with each. */
export function UsersPanel() {
  const format = useFormat();
  const { user: self } = usePerson();
  const list = useListAddress(userList);
  const [opened, setOpened] = useState<Opened>();
  const query = useUserPage(requestOf(list.address));
  const removal = useRemoveUser();
  const resetActionFor = useResetSecondFactor();
  const liftActionFor = useLiftLockOut();
  const columns = useMemo(() => userColumns(format, self.id), [format, self.id]);
  const total = query.data?.total;
  const close = () => setOpened(undefined);

  function actionsOf(user: User): RowAction[] {
    const actions: RowAction[] = [
      { label: t('assignRole'), icon: 'shield', onClick: () => setOpened({ kind: 'assign', user }) },
    ];
    if (!user.isWithinOwn) return actions;
    actions.push({ label: t('editUser'), icon: 'edit', onClick: () => setOpened({ kind: 'form', user }) });
    if (user.id === self.id) return actions;
    if (user.status === 'active') {
      const label = t(user.hasPassword ? 'makeReset' : 'makeInvitation');
      actions.push({ label, icon: 'key', onClick: () => setOpened({ kind: 'link', user }) });
    }
    actions.push(...resetActionFor(user), ...liftActionFor(user));
    const isBusy = removal.busyId === user.id;
    const onClick = () => void removal.start(user);
    return [...actions, { label: t('deleteUser'), icon: 'trash', isDestructive: true, isBusy, onClick }];
  }

  const problem = refusalWords(query.error, userRefusals);
  return (
    <section aria-labelledby="users-title">
      <Group justify="space-between" align="flex-start" mb="md">
        <div>
          <Title order={2} size="h3" id="users-title">
            {t('title')}
          </Title>
          <Text size="sm" c="dimmed">
            {t('lead')}
          </Text>
        </div>
        <Group gap="sm">
          <ExportUsers filter={filterOf(list.address)} total={total} />
          <ImportLink to="/dashboard/import/people" />
          <Button leftSection={<Icon name="plus" size={18} />} onClick={() => setOpened({ kind: 'form' })}>
            {t('createUser')}
          </Button>
        </Group>
      </Group>
      <UserFilters list={list} />
      <Title order={3} size="h5" mb="xs" aria-live="polite">
        {total === undefined ? t('systemUsersLoading') : t('systemUsers', { count: total })}
      </Title>
      <DataList
        caption={t('title')}
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={fullName}
        rowActions={actionsOf}
        paging={{ cursor: list.address.after, onCursor: list.paging.onCursor, pageSize }}
        empty={
          <ListEmpty
            icon="users"
            title={t('noneFound')}
            hint={t('noneYet')}
            first={{ label: t('createFirst'), onClick: () => setOpened({ kind: 'form' }) }}
            importFrom="/dashboard/import/people"
            narrowedHint={t('noneMatch')}
            isNarrowed={list.isNarrowed}
            onClear={list.clear}
            after={list.address.after}
          />
        }
        errorMessage={t('errorLoading', { message: problem ?? t('failedToLoad') })}
      />
      <Suspense fallback={null}>
        {opened?.kind === 'form' && (
          <UserForm
            key={opened.user ? `${opened.user.id} ${opened.user.version}` : 'new'}
            {...(opened.user && { user: opened.user })}
            onClose={close}
            onCreated={(user) => {
              if (user.status === 'active') setOpened({ kind: 'link', user });
            }}
            onReload={(user) => setOpened({ kind: 'form', user })}
          />
        )}
        {opened?.kind === 'link' && <LinkDialog user={opened.user} onClose={close} />}
        {opened?.kind === 'assign' && <AssignRoleModal person={opened.user} onClose={close} />}
      </Suspense>
    </section>
  );
}
