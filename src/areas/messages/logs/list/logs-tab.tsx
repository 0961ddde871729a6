import { Group, Text } from '@mantine/core';
import { useMemo } from 'react';
import { AddressedList } from '#screens/list/addressed-list.tsx';
import { FilterDates } from '#screens/list/filter-dates.tsx';
import { FilterSelect } from '#screens/list/filter-select.tsx';
import { useListAddress } from '#screens/list/use-list-address.ts';
import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { type Format, useFormat } from '#ui/i18n/format-provider.tsx';
import type { ListColumn, RowAction } from '#ui/list/list-types.ts';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { messageChannels, messageStatuses } from '../../channels/message-channels.ts';
import {
  channelName,
  eventName,
  messageRefusals,
  problemWords,
  statusName,
  statusTones,
} from '../../settings/message.words.ts';
import { ExportMessages } from '../export/export-messages.tsx';
import { retryMessage } from '../message-log.calls.ts';
import { type LoggedMessage, loggedEvents } from '../message-log.contract.ts';
import { useMessages, useRefreshMessages } from '../message-log.hooks.ts';
import { t } from '../message-logs.texts.ts';
import { messageList } from './message-list.address.ts';

const repeatable: readonly LoggedMessage['status'][] = ['failed', 'unknown', 'cancelled'];

/** What became of every message. */
export function LogsTab() {
  const format = useFormat();
  const list = useListAddress(messageList);
  const query = useMessages(list.request);
  const columns = useMemo(() => columnsOf(format), [format]);
  const { from, to } = list.address;
  const retrying = useConfirmedWrite<LoggedMessage, LoggedMessage>({
    ask: ({ status }) =>
      status === 'unknown'
        ? { title: t('retryUnknownTitle'), message: t('retryUnknownQuestion'), confirmLabel: t('retry') }
        : undefined,
    call: ({ id: messageId }, submission) => retryMessage({ messageId }, submission),
    done: () => t('wasPutBack'),
    failed: () => t('failedToRetry'),
    refusals: messageRefusals,
    onSettled: useRefreshMessages(),
  });

  function actionsOf(message: LoggedMessage): RowAction[] {
    if (!repeatable.includes(message.status)) return [];
    const isBusy = retrying.busyId === message.id;
    return [{ label: t('retry'), icon: 'refresh', isBusy, onClick: () => void retrying.start(message) }];
  }

  return (
    <>
      <Group justify="flex-end" mb="md">
        <ExportMessages address={list.address} />
      </Group>
      <AddressedList
        list={list}
        caption={t('title')}
        query={query}
        columns={columns}
        rowName={({ eventType, channel }) => `${eventName(eventType)}, ${channelName(channel)}`}
        rowActions={actionsOf}
        shown={(count) => t('shown', { count })}
        none={{ title: t('none'), icon: 'clipboard', hint: t('noneYet'), narrowedHint: t('noneMatch') }}
        errorMessage={t('failedToLoad')}
      >
        <FilterSelect
          label={t('status')}
          all={t('allStatuses')}
          options={messageStatuses.map((value) => ({ value, label: statusName(value) }))}
          {...list.field('status')}
        />
        <FilterSelect
          label={t('channel')}
          all={t('allChannels')}
          options={messageChannels.map((value) => ({ value, label: channelName(value) }))}
          {...list.field('channel')}
        />
        <FilterSelect
          label={t('event')}
          all={t('allEvents')}
          options={loggedEvents.map((value) => ({ value, label: eventName(value) }))}
          {...list.field('eventType')}
        />
        <FilterDates
          from={list.field('from')}
          to={list.field('to')}
          {...(from && to && to < from && { toError: t('toBeforeFrom') })}
        />
      </AddressedList>
    </>
  );
}

function columnsOf(format: Format): ListColumn<LoggedMessage>[] {
  return [
    { id: 'time', title: t('time'), width: 170, render: ({ createdAt }) => format.dateTime(createdAt) },
    { id: 'event', title: t('event'), render: ({ eventType }) => eventName(eventType) },
    { id: 'channel', title: t('channel'), width: 100, render: ({ channel }) => channelName(channel) },
    { id: 'recipient', title: t('recipient'), render: recipientOf },
    { id: 'message', title: t('message'), render: wordsOf },
    { id: 'status', title: t('status'), width: 220, render: (message) => stateOf(message, format) },
  ];
}

function recipientOf({ patient, recipient }: LoggedMessage) {
  return (
    <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
      {recipient ?? t('withheld')}
      {patient && (
        <Text component="span" display="block" size="sm" c="dimmed">
          {patient.firstName} {patient.lastName}
        </Text>
      )}
    </Text>
  );
}

function wordsOf({ subject, body }: LoggedMessage) {
  return (
    <>
      {subject && (
        <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
          {subject}
        </Text>
      )}
      <Text size="sm" lineClamp={3} style={{ overflowWrap: 'anywhere' }}>
        {body ?? t('withheld')}
      </Text>
    </>
  );
}

function stateOf(message: LoggedMessage, format: Format) {
  const { status, isMocked, problem, channel, attempts, dueAt, sentAt, providerResponse } = message;
  const when =
    status === 'pending'
      ? t('dueAt', { at: format.dateTime(dueAt) })
      : sentAt && t('sentAt', { at: format.dateTime(sentAt) });
  const lines = [
    when,
    problem && problemWords(problem, channel),
    attempts > 1 && t('attempts', { count: attempts }),
    problem && providerResponse,
  ];
  return (
    <>
      <Group gap={6}>
        <StatusBadge tone={statusTones[status]}>{statusName(status)}</StatusBadge>
        {isMocked && <StatusBadge tone="warning">{t('mocked')}</StatusBadge>}
      </Group>
      <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {lines.filter(Boolean).join('. ')}
      </Text>
    </>
  );
}
