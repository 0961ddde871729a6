import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useMemo, useState } from 'react';
import { type Format, useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { DataList } from '#ui/list/data-list.tsx';
import type { ListColumn, RowAction } from '#ui/list/list-types.ts';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { usePerson } from '#client/session.ts';
import { ListEmpty } from '#screens/list/list-empty.tsx';
import { AnswerForm } from '../form/answer-form.tsx';
import { MadeKeyDialog, type MadeKey } from '../form/made-key-dialog.tsx';
import { MachineKeyForm } from '../form/machine-key-form.tsx';
import type { MachineKey } from '../machine-key.contract.ts';
import { useMachineKeys } from '../machine-key.hooks.ts';
import { scopeNames, stateTones } from '../machine-key.words.ts';
import { t } from '../machine-keys.texts.ts';
import { useRevokeKey } from './use-revoke-key.ts';

function columnsOf(format: Format): ListColumn<MachineKey>[] {
  return [
    {
      id: 'name',
      title: t('colName'),
      render: ({ name, ending }) => (
        <>
          <Text size="sm">{name}</Text>
          <Text size="xs" c="dimmed">
            {t('ending', { ending })}
          </Text>
        </>
      ),
    },
    {
      id: 'state',
      title: t('colState'),
      render: ({ state }) => <StatusBadge tone={stateTones[state]}>{t(`state_${state}`)}</StatusBadge>,
    },
    {
      id: 'scopes',
      title: t('colScopes'),
      render: ({ scopes, restingScopes, state }) => (
        <>
          <Text size="sm">{scopeNames(scopes)}</Text>
          {state === 'working' && restingScopes.length > 0 && (
            <Text size="xs" c="dimmed">
              {t('resting', { scopes: scopeNames(restingScopes) })}
            </Text>
          )}
        </>
      ),
    },
    { id: 'answers', title: t('colAnswers'), render: ({ answeredBy }) => answeredBy.name },
    {
      id: 'used',
      title: t('colLastUsed'),
      render: ({ lastUsedAt }) => (lastUsedAt === null ? t('never') : format.dateTime(lastUsedAt)),
    },
    { id: 'ends', title: t('colEnds'), render: ({ expiresAt }) => format.date(expiresAt) },
  ];
}

/** The tab 'Machine clients' of the settings: the keys of other programs, made here and shown once. */
export function MachineClientsTab() {
  const format = useFormat();
  const query = useMachineKeys();
  const { user } = usePerson();
  const { busyId, start: revoke } = useRevokeKey();
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<MadeKey>();
  const [taken, setTaken] = useState<MachineKey>();
  const columns = useMemo(() => columnsOf(format), [format]);

  function actionsOf(key: MachineKey): RowAction[] {
    if (key.state === 'revoked') return [];
    const isBusy = busyId === key.id;
    const ending: RowAction = {
      ...{ label: t('revoke'), icon: 'close', isDestructive: true, isBusy },
      onClick: () => void revoke(key),
    };
    if (key.state === 'expired' || key.answeredBy.id === user.id) return [ending];
    return [{ label: t('answer'), icon: 'shield', onClick: () => setTaken(key) }, ending];
  }

  return (
    <Paper withBorder p="md" component="section">
      <Group justify="space-between" align="flex-start" mb="md">
        <Stack gap={4} maw={760} flex="1 1 18rem">
          <Title order={2} size="h4">
            {t('title')}
          </Title>
          <Text size="sm" c="dimmed">
            {t('lead')}
          </Text>
        </Stack>
        <Button flex="none" leftSection={<Icon name="plus" size={18} />} onClick={() => setMaking(true)}>
          {t('make')}
        </Button>
      </Group>
      <DataList
        caption={t('title')}
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        rowActions={actionsOf}
        empty={
          <ListEmpty
            icon="key"
            title={t('none')}
            hint={t('noneHint')}
            first={{ label: t('makeFirst'), onClick: () => setMaking(true) }}
          />
        }
        errorMessage={t('failedToLoad')}
      />
      {isMaking && <MachineKeyForm onClose={() => setMaking(false)} onMade={setMade} />}
      {made && <MadeKeyDialog made={made} onClose={() => setMade(undefined)} />}
      {taken && <AnswerForm machineKey={taken} onClose={() => setTaken(undefined)} />}
    </Paper>
  );
}
