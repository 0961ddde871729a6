import { Anchor, Text } from '@mantine/core';
import { Link } from '#client/link.tsx';
import { figureColumn } from '#screens/list/columns.tsx';
import type { Format } from '#ui/i18n/format-provider.tsx';
import type { ListColumn } from '#ui/list/list-types.ts';
import { InvoiceBadge } from './invoice-badge.tsx';
import { patientName } from '../invoice.words.ts';
import type { InvoiceSummary } from '../invoice.contract.ts';
import { t } from '../invoices.texts.ts';

/** The columns of the invoice list; a number opens its invoice. */
export function invoiceColumns(format: Format): ListColumn<InvoiceSummary>[] {
  return [
    { id: 'invoice', title: t('columnInvoice'), width: 130, render: numberLink },
    { id: 'patient', title: t('columnPatient'), render: patientAndNumber },
    {
      id: 'created',
      title: t('columnDate'),
      isSortable: true,
      render: ({ createdAt }) => format.date(createdAt),
    },
    { id: 'due-date', title: t('columnDueDate'), render: ({ dueDate }) => format.date(dueDate) },
    figureColumn('amount', t('columnAmount'), ({ totalMinor, currencyCode }) =>
      format.money(totalMinor, currencyCode),
    ),
    figureColumn('due', t('columnDue'), (invoice) => dueOrToRefund(invoice, format)),
    {
      id: 'status',
      title: t('columnStatus'),
      width: 120,
      render: ({ status }) => <InvoiceBadge status={status} />,
    },
  ];
}

function dueOrToRefund({ dueMinor, toRefundMinor, currencyCode }: InvoiceSummary, { money }: Format) {
  if (dueMinor > 0) return money(dueMinor, currencyCode);
  if (toRefundMinor === 0) return t('none');
  return (
    <Text size="sm" c="dimmed">
      {t('amountToRefund', { amount: money(toRefundMinor, currencyCode) })}
    </Text>
  );
}

function numberLink({ id, invoiceNumber }: InvoiceSummary) {
  return (
    <Anchor component={Link} to={`/dashboard/billing/${id}`} fw={600} style={{ whiteSpace: 'nowrap' }}>
      {invoiceNumber}
    </Anchor>
  );
}

function patientAndNumber(invoice: InvoiceSummary) {
  return (
    <>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {patientName(invoice)}
      </Text>
      <Text size="sm" c="dimmed">
        {invoice.patient?.patientNumber ?? invoice.buyer?.phone}
      </Text>
    </>
  );
}
