import { Pill, Stack, Text } from '@mantine/core';
import { Suspense, useMemo, useState } from 'react';
import { BackLink } from '#screens/detail/back-link.tsx';
import { AddressedList } from '#screens/list/addressed-list.tsx';
import { textColumn } from '#screens/list/columns.tsx';
import { useListAddress } from '#screens/list/use-list-address.ts';
import { type Format, useFormat } from '#ui/i18n/format-provider.tsx';
import type { ListColumn } from '#ui/list/list-types.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import type { Tone } from '#ui/page/tone.ts';
import { t as words } from '../../receivables.texts.ts';
import type { Reminder } from '../reminder.contract.ts';
import { useReminders } from '../reminder.hooks.ts';
import { t } from '../reminders.texts.ts';
import { reminderList } from './reminder-list.address.ts';

const ReminderPrint = lazyPart(() => import('../print/reminder-print.tsx'), 'ReminderPrint');

const stateTone: Record<Reminder['state'], Tone> = {
  none: 'neutral',
  pending: 'info',
  sending: 'info',
  sent: 'success',
  mocked: 'warning',
  failed: 'danger',
  unknown: 'warning',
  cancelled: 'neutral',
};

/** The letters that reminded clients of what is overdue. */
export function RemindersScreen() {
  const format = useFormat();
  const list = useListAddress(reminderList);
  const query = useReminders(list.request);
  const columns = useMemo(() => columnsOf(format), [format]);
  const [shown, setShown] = useState<Reminder>();
  const { clientId } = list.address;
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('lead')}
        back={<BackLink to="/dashboard/super-admin/receivables" label={words('backToReceivables')} />}
      />
      <AddressedList
        list={list}
        caption={t('title')}
        query={query}
        columns={columns}
        rowName={({ tenantName, madeAt }) => `${tenantName} ${format.date(madeAt)}`}
        rowActions={(reminder) => [{ label: t('show'), icon: 'eye', onClick: () => setShown(reminder) }]}
        shown={(count) => t('shown', { count })}
        none={{ title: t('noneFound'), icon: 'receipt', hint: t('noneYet'), narrowedHint: t('noneMatch') }}
        errorMessage={t('failedToLoad')}
      >
        {clientId && (
          <Pill
            size="lg"
            withRemoveButton
            onRemove={() => list.filter({ clientId: undefined })}
            removeButtonProps={{ 'aria-label': t('all'), 'aria-hidden': false, tabIndex: 0 }}
          >
            {query.data?.rows[0]?.tenantName ?? t('ofOneClient')}
          </Pill>
        )}
      </AddressedList>
      {shown && (
        <Suspense fallback={null}>
          <ReminderPrint reminder={shown} onClose={() => setShown(undefined)} />
        </Suspense>
      )}
    </>
  );
}

function columnsOf({ dateTime }: Format): ListColumn<Reminder>[] {
  return [
    { id: 'client', title: t('client'), render: ({ tenantName }) => tenantName },
    textColumn('subject', t('subject'), ({ subject }) => subject),
    {
      id: 'about',
      title: t('about'),
      render: ({ letter }) => letter.invoices.map(({ number }) => number).join(', '),
    },
    {
      id: 'way',
      title: t('way'),
      render: ({ way, recipient, state }) => (
        <Stack gap={2} align="flex-start">
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {way === 'print' ? t('way_print') : t('way_mail', { recipient: recipient ?? '' })}
          </Text>
          {way === 'mail' && <StatusBadge tone={stateTone[state]}>{t(`state_${state}`)}</StatusBadge>}
        </Stack>
      ),
    },
    {
      id: 'written',
      title: t('written'),
      render: ({ madeAt, madeByName }) => (
        <>
          <Text size="sm">{dateTime(madeAt)}</Text>
          <Text size="xs" c="dimmed">
            {t('by', { person: madeByName })}
          </Text>
        </>
      ),
    },
  ];
}
