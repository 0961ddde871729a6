import { Badge, Button, Group, Paper, Title } from '@mantine/core';
import { useMemo } from 'react';
import { type Format, useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { DataList } from '#ui/list/data-list.tsx';
import type { ListColumn, RowAction } from '#ui/list/list-types.ts';
import { useSignOut } from '../../../sessions/use-sign-out.ts';
import type { OwnSession } from '../../account.contract.ts';
import { useOwnSessions } from '../../account.hooks.ts';
import { t } from '../../account.texts.ts';
import { useEndSession } from './use-end-session.ts';

function deviceName({ browser, system }: OwnSession): string {
  if (browser && system) return t('browserOn', { browser, system });
  return browser ?? system ?? t('unknownDevice');
}

function columnsOf(format: Format): ListColumn<OwnSession>[] {
  return [
    {
      id: 'device',
      title: t('device'),
      render: (session) => (
        <Group gap="xs">
          {deviceName(session)}
          {session.isCurrent && (
            <Badge variant="light" color="green" radius="sm">
              {t('thisSession')}
            </Badge>
          )}
        </Group>
      ),
    },
    { id: 'address', title: t('address'), render: ({ ipAddress }) => ipAddress },
    { id: 'started', title: t('started'), render: ({ startedAt }) => format.dateTime(startedAt) },
    { id: 'lastUsed', title: t('lastUsed'), render: ({ lastUsedAt }) => format.dateTime(lastUsedAt) },
  ];
}

/** Where the person is signed in, each of which they can sign out. */
export function OwnSessions() {
  const format = useFormat();
  const query = useOwnSessions();
  const { busyId, start: end } = useEndSession();
  const { leaveEverywhere } = useSignOut();
  const columns = useMemo(() => columnsOf(format), [format]);

  function actionsOf(session: OwnSession): RowAction[] {
    if (session.isCurrent) return [];
    const isBusy = busyId === session.id;
    return [{ label: t('signOutSession'), icon: 'logout', isBusy, onClick: () => void end(session) }];
  }

  return (
    <Paper withBorder p="md" component="section">
      <Group justify="space-between" mb="md">
        <Title order={2} size="h4">
          {t('sessions')}
        </Title>
        <Button
          variant="default"
          leftSection={<Icon name="shield" size={18} />}
          onClick={() => void leaveEverywhere()}
        >
          {t('signOutEverywhere')}
        </Button>
      </Group>
      <DataList
        caption={t('sessions')}
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={deviceName}
        rowActions={actionsOf}
        empty={null}
        errorMessage={t('sessionsFailed')}
      />
    </Paper>
  );
}
