import { useFormat } from '#ui/i18n/format-provider.tsx';
import { StatCard, StatCardRow } from '#ui/page/stat-card.tsx';
import { useInvoiceCounts } from '../invoice.hooks.ts';
import { t } from '../invoices.texts.ts';

/** The four figures over the list. */
export function InvoiceCards() {
  const { number, money } = useFormat();
  const { data, isPending } = useInvoiceCounts();
  const amount = (amountMinor: number | undefined) =>
    data && amountMinor !== undefined ? money(amountMinor, data.currencyCode) : t('none');
  const card = { isLoading: isPending };
  return (
    <StatCardRow label={t('figures')}>
      <StatCard {...card} label={t('totalRevenue')} value={amount(data?.revenueMinor)} icon="chart" />
      <StatCard
        {...card}
        label={t('collected')}
        value={amount(data?.collectedMinor)}
        icon="wallet"
        tone="success"
      />
      <StatCard
        {...card}
        label={t('outstanding')}
        value={amount(data?.outstandingMinor)}
        icon="clock"
        tone="warning"
      />
      <StatCard
        {...card}
        label={t('totalInvoices')}
        value={data ? number(data.total) : t('none')}
        icon="receipt"
        tone="info"
      />
    </StatCardRow>
  );
}
