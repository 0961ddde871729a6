import { Anchor } from '@mantine/core';
import { useMemo, useState } from 'react';
import { Link } from '#client/link.tsx';
import type { CallOutput } from '#kernel/define-call.ts';
import { useMay } from '#client/session.ts';
import { figureColumn } from '#screens/list/columns.tsx';
import { type Format, useFormat } from '#ui/i18n/format-provider.tsx';
import { DataList } from '#ui/list/data-list.tsx';
import type { ListColumn } from '#ui/list/list-types.ts';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { t as texts } from '../../payments.texts.ts';
import type { CashierDay, listPaymentsOfDay } from '../cashier.contract.ts';
import { useDayPayments } from '../cashier.hooks.ts';
import { t } from '../cashier.texts.ts';

type DayPayment = CallOutput<typeof listPaymentsOfDay>['rows'][number];

const pageSize = 25;

/** The payments and refunds of a day, newest first. */
export function DayPayments({ day }: { day: CashierDay }) {
  const format = useFormat();
  const [cursor, setCursor] = useState<string>();
  const query = useDayPayments({ cashierDayId: day.id, limit: pageSize, ...(cursor && { cursor }) });
  const opensInvoices = useMay()('billing.read');
  const columns = useMemo(
    () => paymentColumns(format, day.currencyCode, opensInvoices),
    [format, day.currencyCode, opensInvoices],
  );
  return (
    <DataList
      caption={t('paymentsCaption')}
      query={query}
      columns={columns}
      rowKey={({ id }) => id}
      rowName={({ receiptNumber }) => receiptNumber}
      paging={{ cursor, onCursor: setCursor, pageSize }}
      summary={t('shown', { count: query.data?.rows.length ?? 0 })}
      empty={<EmptyState icon="wallet" title={t('noPayments')} hint={t('noPaymentsHint')} />}
      errorMessage={t('failedToLoad')}
    />
  );
}

function paymentColumns(
  format: Format,
  currencyCode: string,
  opensInvoices: boolean,
): ListColumn<DayPayment>[] {
  return [
    { id: 'time', title: t('columnTime'), render: ({ createdAt }) => format.dateTime(createdAt) },
    { id: 'receipt', title: t('columnReceipt'), render: ({ receiptNumber }) => receiptNumber },
    {
      id: 'invoice',
      title: t('columnInvoice'),
      render: ({ invoiceId, invoiceNumber }) =>
        opensInvoices ? (
          <Anchor component={Link} to={`/dashboard/billing/${invoiceId}`} size="sm">
            {invoiceNumber}
          </Anchor>
        ) : (
          invoiceNumber
        ),
    },
    { id: 'method', title: t('columnMethod'), render: ({ method }) => texts(`method_${method}`) },
    figureColumn('amount', t('columnAmount'), ({ amountMinor }) => format.money(amountMinor, currencyCode)),
  ];
}
