import { Button } from '@mantine/core';
import { Suspense, useMemo, useState } from 'react';
import { Link } from '#client/link.tsx';
import { useMay } from '#client/session.ts';
import { SlotView } from '#client/registration/slot-view.tsx';
import { ListEmpty } from '#screens/list/list-empty.tsx';
import { listSort, useListAddress } from '#screens/list/use-list-address.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { DataList } from '#ui/list/data-list.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { InvoiceCards } from './invoice-cards.tsx';
import { invoiceColumns } from './invoice-columns.tsx';
import { InvoiceFilters } from './invoice-filters.tsx';
import { invoiceList } from './invoice-list.address.ts';
import { recordPaymentSlot } from '../invoice.slots.ts';
import type { Invoice, InvoiceSummary } from '../invoice.contract.ts';
import { useInvoiceCounts, useInvoicePage } from '../invoice.hooks.ts';
import { ExportInvoices } from '../export/export-invoices.tsx';
import { t } from '../invoices.texts.ts';
import { useInvoiceActions } from './use-invoice-actions.tsx';

const InvoicePrint = lazyPart(() => import('../print/invoice-print.tsx'), 'InvoicePrint');

/** Billing: figures, search, filters, and what can be done with each invoice. */
export function InvoicesScreen() {
  const format = useFormat();
  const list = useListAddress(invoiceList);
  const [printed, setPrinted] = useState<Invoice>();
  const [paid, setPaid] = useState<InvoiceSummary>();
  const query = useInvoicePage(list.request);
  const counts = useInvoiceCounts();
  const rowActions = useInvoiceActions({ onPrint: setPrinted, onPay: setPaid });
  const columns = useMemo(() => invoiceColumns(format), [format]);
  const mayWrite = useMay()('billing.write');
  const total = list.isNarrowed ? undefined : counts.data?.total;
  const shown = query.data?.rows.length ?? 0;

  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          <>
            <ExportInvoices filter={invoiceList.filterOf(list.address)} total={total} />
            <WriteActions mayWrite={mayWrite} />
          </>
        }
      />
      <InvoiceCards />
      <InvoiceFilters list={list} />
      <DataList
        caption={t('title')}
        query={query}
        columns={columns}
        rowKey={(invoice) => invoice.id}
        rowName={(invoice) => invoice.invoiceNumber}
        rowActions={rowActions}
        sort={listSort(list.address.sort)}
        onSort={({ direction }) => list.filter({ sort: direction === 'desc' ? undefined : 'created' })}
        paging={list.paging}
        summary={total === undefined ? t('shown', { count: shown }) : t('counted', { count: total })}
        empty={
          <ListEmpty
            title={t('noneFound')}
            icon="receipt"
            hint={t('noneYet')}
            first={mayWrite && { label: t('createFirst'), to: '/dashboard/billing/new' }}
            narrowedHint={t('noneMatch')}
            isNarrowed={list.isNarrowed}
            onClear={list.clear}
            after={list.address.after}
          />
        }
        errorMessage={t('failedToLoad')}
      />
      {printed && (
        <Suspense fallback={null}>
          <InvoicePrint invoice={printed} onClose={() => setPrinted(undefined)} />
        </Suspense>
      )}
      {paid && (
        <SlotView slot={recordPaymentSlot} props={{ invoice: paid, onClose: () => setPaid(undefined) }} />
      )}
    </>
  );
}

function WriteActions({ mayWrite }: { mayWrite: boolean }) {
  return (
    <>
      <Button
        component={Link}
        to="/dashboard/billing/services"
        variant="default"
        leftSection={<Icon name="clipboard" size={18} />}
      >
        {t('services')}
      </Button>
      {mayWrite && (
        <Button component={Link} to="/dashboard/billing/new" leftSection={<Icon name="plus" size={18} />}>
          {t('createInvoice')}
        </Button>
      )}
    </>
  );
}
