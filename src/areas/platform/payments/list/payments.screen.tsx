import { useMemo } from 'react';
import { useListAddress } from '#screens/list/use-list-address.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { StatCard, StatCardRow } from '#ui/page/stat-card.tsx';
import { usePaymentCounts } from '../client-payment.hooks.ts';
import { valueWords } from '../client-payment.words.ts';
import { t } from '../client-payments.texts.ts';
import { ExportPayments } from '../export/export-payments.tsx';
import { PaymentTable } from './payment-table.tsx';
import { paymentColumns } from './payment-columns.tsx';
import { paymentList } from './payment-list.address.ts';

/** Every payment that hospitals have handed in. */
export function PaymentsScreen() {
  const format = useFormat();
  const list = useListAddress(paymentList);
  const columns = useMemo(() => paymentColumns(format), [format]);
  return (
    <>
      <PageHeader
        title={t('paymentsTitle')}
        description={t('paymentsLead')}
        actions={<ExportPayments filter={paymentList.filterOf(list.address)} />}
      />
      <Figures />
      <PaymentTable caption={t('paymentsTitle')} list={list} columns={columns} />
    </>
  );
}

function Figures() {
  const { number, money } = useFormat();
  const { data } = usePaymentCounts();
  const isLoading = data === undefined;
  return (
    <StatCardRow label={t('figures')}>
      <StatCard
        label={t('received')}
        value={valueWords(data?.approvedValue ?? [], money)}
        hint={t('receivedHint')}
        icon="wallet"
        tone="success"
        isLoading={isLoading}
      />
      <StatCard
        label={t('approved')}
        value={number(data?.approved ?? 0)}
        icon="check"
        isLoading={isLoading}
      />
      <StatCard
        label={t('pendingReview')}
        value={number(data?.submitted ?? 0)}
        icon="clock"
        tone="warning"
        isLoading={isLoading}
      />
      <StatCard
        label={t('rejected')}
        value={number(data?.rejected ?? 0)}
        icon="close"
        tone="danger"
        isLoading={isLoading}
      />
    </StatCardRow>
  );
}
