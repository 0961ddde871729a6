import { Anchor, Text } from '@mantine/core';
import { useMemo } from 'react';
import { Link } from '#client/link.tsx';
import { AddressedList } from '#screens/list/addressed-list.tsx';
import { figureColumn } from '#screens/list/columns.tsx';
import { FilterSelect } from '#screens/list/filter-select.tsx';
import { useListAddress } from '#screens/list/use-list-address.ts';
import { type Format, useFormat } from '#ui/i18n/format-provider.tsx';
import type { ListColumn } from '#ui/list/list-types.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { caseName, patientName } from '../../papers/paper-case.words.ts';
import type { SurgicalBill } from '../charge.contract.ts';
import { useSurgicalBills } from '../charge.hooks.ts';
import { billName } from '../charge.words.ts';
import { t } from '../charges.texts.ts';
import { billList } from './bill-list.address.ts';

/** What operations came to and waits for billing, the longest first. */
export function TheatreChargesScreen() {
  const format = useFormat();
  const list = useListAddress(billList);
  const query = useSurgicalBills(list.request);
  const columns = useMemo(() => columnsOf(format), [format]);
  return (
    <>
      <PageHeader title={t('title')} description={t('lead')} />
      <AddressedList
        list={list}
        caption={t('title')}
        query={query}
        columns={columns}
        rowName={({ case: { caseNumber } }) => caseNumber}
        shown={(count) => t('shown', { count })}
        none={{ title: t('noneFound'), icon: 'receipt', hint: t('noneYet'), narrowedHint: t('noneMatch') }}
        errorMessage={t('failedToLoad')}
      >
        <FilterSelect
          label={t('status')}
          all={t('status_open')}
          options={[{ value: 'validated', label: t('status_validated') }]}
          {...list.field('status')}
        />
      </AddressedList>
    </>
  );
}

function columnsOf({ dateTime, money }: Format): ListColumn<SurgicalBill>[] {
  return [
    {
      id: 'case',
      title: t('columnCase'),
      render: (bill) => (
        <>
          <Anchor component={Link} to={`/dashboard/surgery/charges/${bill.case.id}`} size="sm" fw={600}>
            {caseName(bill.case)}
          </Anchor>
          {bill.billNumber > 1 && (
            <Text size="xs" c="dimmed">
              {billName(bill)}
            </Text>
          )}
        </>
      ),
    },
    {
      id: 'patient',
      title: t('columnPatient'),
      render: ({ patient }) => (
        <>
          <Anchor component={Link} to={`/dashboard/patients/${patient.id}`} size="sm">
            {patientName(patient)}
          </Anchor>
          <Text size="xs" c="dimmed">
            {patient.patientNumber}
          </Text>
        </>
      ),
    },
    {
      id: 'since',
      title: t('columnSince'),
      render: ({ createdAt, validatedAt }) => dateTime(validatedAt ?? createdAt),
    },
    figureColumn('amount', t('columnAmount'), ({ amountMinor }) => money(amountMinor)),
    {
      id: 'status',
      title: t('columnStatus'),
      render: ({ status, unpricedCount }) => (
        <>
          <StatusBadge tone={status === 'open' ? 'warning' : 'success'}>{t(`status_${status}`)}</StatusBadge>
          {unpricedCount > 0 && <Text size="xs">{t('unpricedLink', { count: unpricedCount })}</Text>}
        </>
      ),
    },
  ];
}
