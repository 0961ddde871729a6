import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useSearchParameters } from '#client/search-parameters.ts';
import { useMay } from '#client/session.ts';
import { SlotView } from '#client/registration/slot-view.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { DataList } from '#ui/list/data-list.tsx';
import type { ListSort } from '#ui/list/list-types.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { InvoiceCards } from './invoice-cards.tsx';
import { invoiceColumns } from './invoice-columns.tsx';
import { InvoiceFilters } from './invoice-filters.tsx';
import { filterOf, isNarrowed, readInvoiceListAddress, requestOf } from './invoice-list.address.ts';
import { recordPaymentSlot } from '../invoice.slots.ts';
import type { Invoice, InvoiceSummary } from '../invoice.contract.ts';
import { useInvoiceCounts, useInvoicePage } from '../invoice.hooks.ts';
import { InvoicesEmpty } from './invoices-empty.tsx';
import { ExportInvoices } from '../export/export-invoices.tsx';
import { t } from '../invoices.texts.ts';
import { useInvoiceActions } from './use-invoice-actions.tsx';

const InvoicePrint = lazy(async () => ({
  default: (await import('../print/invoice-print.tsx')).InvoicePrint,
}));

/** Billing: figures, search, filters, and what can be done with each invoice. */
export function InvoicesScreen() {
  const format = useFormat();
  const [address, change] = useSearchParameters(readInvoiceListAddress);
  const [printed, setPrinted] = useState<Invoice>();
  const [paid, setPaid] = useState<InvoiceSummary>();
  const query = useInvoicePage(requestOf(address));
  const counts = useInvoiceCounts();
  const rowActions = useInvoiceActions({ onPrint: setPrinted, onPay: setPaid });
  const columns = useMemo(() => invoiceColumns(format), [format]);
  const total = isNarrowed(address) ? undefined : counts.data?.total;
  const shown = query.data?.rows.length ?? 0;

  function sortBy({ direction }: ListSort) {
    change({ sort: direction === 'desc' ? undefined : 'created', after: undefined });
  }

  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          <>
            <ExportInvoices filter={filterOf(address)} total={total} />
            <WriteActions />
          </>
        }
      />
      <InvoiceCards />
      <InvoiceFilters address={address} onChange={change} />
      <DataList
        caption={t('title')}
        query={query}
        columns={columns}
        rowKey={(invoice) => invoice.id}
        rowName={(invoice) => invoice.invoiceNumber}
        rowActions={rowActions}
        sort={{ column: 'created', direction: address.sort === 'created' ? 'asc' : 'desc' }}
        onSort={sortBy}
        paging={{
          cursor: address.after,
          onCursor: (after) => change({ after }, { replace: false }),
          pageSize: address.size,
          onPageSize: (size) => change({ size, after: undefined }),
        }}
        summary={total === undefined ? t('shown', { count: shown }) : t('counted', { count: total })}
        empty={<InvoicesEmpty address={address} />}
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

function WriteActions() {
  const may = useMay();
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
      {may('billing.write') && (
        <Button component={Link} to="/dashboard/billing/new" leftSection={<Icon name="plus" size={18} />}>
          {t('createInvoice')}
        </Button>
      )}
    </>
  );
}
