import { Avatar, Group, Stack, Text } from '@mantine/core';
import type { Format } from '#ui/i18n/format-provider.tsx';
import type { ListColumn } from '#ui/list/list-types.ts';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { RoleChips } from '../../assignments/list/role-chips.tsx';
import { fullName, shortId } from '../user-name.words.ts';
import type { User } from '../user.contract.ts';
import { t } from '../users.texts.ts';

/** The columns of the list of accounts. */
export function userColumns(format: Format, ownId: string): ListColumn<User>[] {
  return [
    { id: 'user', title: t('user'), render: (user) => <Person user={user} isOwn={user.id === ownId} /> },
    { id: 'contact', title: t('contact'), render: (user) => <Contact user={user} /> },
    {
      id: 'roles',
      title: t('roles'),
      render: (user) => <RoleChips name={fullName(user)} roles={user.roles} />,
    },
    { id: 'status', title: t('status'), width: 120, render: (user) => <Status user={user} /> },
    {
      id: 'lastLogin',
      title: t('lastLogin'),
      width: 130,
      render: ({ lastLoginAt }) => (lastLoginAt === null ? t('never') : format.date(lastLoginAt)),
    },
  ];
}

function Person({ user, isOwn }: { user: User; isOwn: boolean }) {
  const name = fullName(user);
  return (
    <Group gap="sm" wrap="nowrap">
      <Avatar name={name} color="initials" aria-hidden="true" />
      <div style={{ minWidth: 0 }}>
        <Text fw={600} size="sm" style={{ overflowWrap: 'anywhere' }}>
          {name}
          {isOwn && (
            <Text component="span" size="xs" c="dimmed" ml={6}>
              {t('you')}
            </Text>
          )}
        </Text>
        <Text size="xs" c="dimmed" title={user.id}>
          {t('idOf', { id: shortId(user.id) })}
        </Text>
      </div>
    </Group>
  );
}

function Contact({ user }: { user: User }) {
  return (
    <Stack gap={0}>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {user.email}
      </Text>
      {user.phone && (
        <Text size="xs" c="dimmed">
          {user.phone}
        </Text>
      )}
    </Stack>
  );
}

function Status({ user }: { user: User }) {
  return (
    <Stack gap={2} align="flex-start">
      <StatusBadge tone={user.status === 'active' ? 'success' : 'danger'}>
        {t(`status_${user.status}`)}
      </StatusBadge>
      {!user.hasPassword && user.status === 'active' && (
        <Text size="xs" c="dimmed">
          {t('notInvited')}
        </Text>
      )}
    </Stack>
  );
}
