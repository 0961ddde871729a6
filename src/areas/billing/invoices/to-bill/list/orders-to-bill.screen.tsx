import { orRestricted } from '#areas/patients/patient-words.public.ts';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { AddressedList } from '#screens/list/addressed-list.tsx';
import { figureColumn } from '#screens/list/columns.tsx';
import { useListAddress } from '#screens/list/use-list-address.ts';
import { type Format, useFormat } from '#ui/i18n/format-provider.tsx';
import { FilterBar } from '#ui/list/filter-bar.tsx';
import type { ListColumn } from '#ui/list/list-types.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { usePerson } from '#client/session.ts';
import { useOrdersToBill } from '../../invoice.hooks.ts';
import { patientName } from '../../invoice.words.ts';
import { BackToBilling } from '../../list/back-to-billing.tsx';
import { daysToBill, type OrderToBill } from '../order-to-bill.contract.ts';
import { t } from '../to-bill.texts.ts';
import { orderToBillList } from './order-to-bill-list.address.ts';

/** Laboratory orders that wait for their invoice, as far as a clerk needs to know them. */
export function OrdersToBillScreen() {
  const format = useFormat();
  const navigate = useNavigate();
  const { currencyCode } = usePerson().tenant;
  const list = useListAddress(orderToBillList);
  const query = useOrdersToBill(list.request);
  const columns = useMemo(() => columnsOf(format, currencyCode), [format, currencyCode]);
  const bill = (labOrderId: string) =>
    void navigate({ to: '/dashboard/billing/new', search: { labOrderId } });

  return (
    <>
      <PageHeader
        title={t('title')}
        description={list.isNarrowed ? t('ofPatient') : t('lead', { days: daysToBill })}
        back={<BackToBilling />}
      />
      {list.isNarrowed && (
        <FilterBar isFiltered onClear={list.clear}>
          {null}
        </FilterBar>
      )}
      <AddressedList
        list={list}
        caption={t('title')}
        query={query}
        columns={columns}
        rowName={({ orderNumber }) => orderNumber}
        rowActions={({ id }) => [{ label: t('createInvoice'), icon: 'receipt', onClick: () => bill(id) }]}
        shown={(count) => t('shown', { count })}
        none={{
          title: t('noneFound'),
          icon: 'receipt',
          hint: t('noneYet'),
          narrowedHint: t('noneMatch'),
        }}
        errorMessage={t('failedToLoad')}
      />
    </>
  );
}

function columnsOf(format: Format, currencyCode: string): ListColumn<OrderToBill>[] {
  return [
    {
      id: 'order',
      title: t('columnOrder'),
      render: ({ orderNumber, orderedAt }) => [orderNumber, format.dateTime(orderedAt)].join(' · '),
    },
    {
      id: 'patient',
      title: t('columnPatient'),
      render: (order) => `${patientName(order)} · ${order.patient.patientNumber}`,
    },
    {
      id: 'tests',
      title: t('columnTests'),
      render: ({ tests }) =>
        tests.length === 0 ? orRestricted(null) : tests.map(({ name }) => name).join(', '),
    },
    figureColumn('amount', t('columnAmount'), ({ totalMinor }) => format.money(totalMinor, currencyCode)),
  ];
}
