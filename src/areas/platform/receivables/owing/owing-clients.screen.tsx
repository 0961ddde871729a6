import { Anchor } from '@mantine/core';
import { Suspense, useMemo, useState } from 'react';
import { Link } from '#client/link.tsx';
import { BackLink } from '#screens/detail/back-link.tsx';
import { AddressedList } from '#screens/list/addressed-list.tsx';
import { figureColumn } from '#screens/list/columns.tsx';
import { ListSearch } from '#screens/list/list-search.tsx';
import { useListAddress } from '#screens/list/use-list-address.ts';
import { type Format, useFormat } from '#ui/i18n/format-provider.tsx';
import type { ListColumn } from '#ui/list/list-types.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { ageSteps } from '../ageing.rules.ts';
import type { OwingClient } from '../receivable.contract.ts';
import { useOwingClients } from '../receivable.hooks.ts';
import { t } from '../receivables.texts.ts';
import { owingList } from './owing-clients.address.ts';

const ReminderForm = lazyPart(() => import('../reminders/form/reminder-form.tsx'), 'ReminderForm');

const path = '/dashboard/super-admin/receivables';

/** The hospitals that owe anything, by how long it has been overdue. */
export function OwingClientsScreen() {
  const format = useFormat();
  const list = useListAddress(owingList);
  const query = useOwingClients(list.request);
  const columns = useMemo(() => columnsOf(format), [format]);
  const [reminded, setReminded] = useState<{ clientId: string; tenantName: string }>();
  return (
    <>
      <PageHeader
        title={t('owingTitle')}
        description={t('owingLead')}
        back={<BackLink to={path} label={t('backToReceivables')} />}
      />
      <AddressedList
        list={list}
        caption={t('owingTitle')}
        query={query}
        columns={columns}
        rowName={({ tenantName, currencyCode }) => `${tenantName} ${currencyCode}`}
        rowActions={({ clientId, tenantName, isGone, owedMinor, not_due }) => [
          ...(isGone || owedMinor === not_due
            ? []
            : [
                {
                  label: t('remind'),
                  icon: 'edit' as const,
                  onClick: () => setReminded({ clientId, tenantName }),
                },
              ]),
          {
            label: t('showInvoices'),
            icon: 'receipt',
            renderRoot: (props) => <Link {...props} to={path} search={{ clientId }} />,
          },
        ]}
        shown={(count) => t('owingShown', { count })}
        none={{
          title: t('nobodyOwes'),
          icon: 'check',
          hint: t('nobodyOwesYet'),
          narrowedHint: t('noneMatch'),
        }}
        errorMessage={t('failedToLoadOwing')}
      >
        <ListSearch list={list} label={t('searchClient')} placeholder={t('searchClient')} />
      </AddressedList>
      {reminded && (
        <Suspense fallback={null}>
          <ReminderForm {...reminded} onClose={() => setReminded(undefined)} />
        </Suspense>
      )}
    </>
  );
}

function columnsOf({ money, date }: Format): ListColumn<OwingClient>[] {
  return [
    {
      id: 'client',
      title: t('client'),
      render: ({ clientId, tenantName, isGone }) =>
        isGone ? (
          tenantName
        ) : (
          <Anchor
            component={Link}
            to={`/dashboard/super-admin/clients/${clientId}`}
            size="sm"
            fw={600}
            style={{ overflowWrap: 'anywhere' }}
          >
            {tenantName}
          </Anchor>
        ),
    },
    figureColumn('owed', t('owed'), ({ owedMinor, currencyCode }) => money(owedMinor, currencyCode)),
    ...ageSteps.map((step): ListColumn<OwingClient> => ({
      id: step,
      title: t(`column_${step}`),
      align: 'end',
      render: (row) => (row[step] === 0 ? '–' : money(row[step], row.currencyCode)),
    })),
    { id: 'oldest', title: t('oldest'), render: ({ oldestDueOn }) => date(oldestDueOn) },
    {
      id: 'reminder',
      title: t('lastReminder'),
      render: ({ lastReminderAt }) => (lastReminderAt === null ? t('never') : date(lastReminderAt)),
    },
  ];
}
