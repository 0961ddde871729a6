import { Button, Paper, Stack, Text, Title } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useRouteParameter } from '#client/search-parameters.ts';
import { BackLink } from '#screens/detail/back-link.tsx';
import { OpenedRecord } from '#screens/detail/opened-record.tsx';
import { type Format, useFormat } from '#ui/i18n/format-provider.tsx';
import { FactPanel, type NamedFact } from '#ui/page/fact-panel.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import type { CounterSale, SoldItem } from '../counter-sale.contract.ts';
import { useCounterSale } from '../counter-sale.hooks.ts';
import { customerWords } from '../counter-sale.words.ts';
import { t } from '../counter-sales.texts.ts';

const SaleReceipt = lazyPart(() => import('../print/sale-receipt.tsx'), 'SaleReceipt');
const TakeBackSoldForm = lazyPart(() => import('../form/take-back-sold-form.tsx'), 'TakeBackSoldForm');

const back = <BackLink to="/dashboard/pharmacy/counter/sales" label={t('backToSales')} />;

/** One sale over the counter: what was sold from which lots, its receipt, and what comes back. */
export function SoldScreen() {
  const saleId = useRouteParameter('saleId');
  return (
    <OpenedRecord
      query={useCounterSale(saleId)}
      missing={{ icon: 'receipt', title: t('missingTitle'), text: t('missingText'), back }}
      failedToLoad={t('failedToOpen')}
    >
      {(sale) => <Sold sale={sale} />}
    </OpenedRecord>
  );
}

function Sold({ sale }: { sale: CounterSale }) {
  const format = useFormat();
  const [task, setTask] = useState<'print' | 'take-back'>();
  const close = () => setTask(undefined);
  const isOut = sale.items.some(({ lots }) => lots.some((lot) => lot.quantity > lot.returnedQuantity));
  return (
    <>
      <PageHeader
        title={sale.saleNumber}
        description={customerWords(sale)}
        back={back}
        actions={
          <>
            {isOut && (
              <Button variant="default" onClick={() => setTask('take-back')}>
                {t('takeBack')}
              </Button>
            )}
            <Button onClick={() => setTask('print')}>{t('printReceipt')}</Button>
          </>
        }
      />
      <Stack gap="md">
        <FactPanel title={t('soldFacts')} facts={factsOf(sale, format)} />
        <Paper withBorder p="md" component="section" aria-labelledby="sold-items">
          <Title order={2} size="h4" id="sold-items" mb="sm">
            {t('soldItems')}
          </Title>
          {sale.items.map((item) => (
            <Item key={item.id} item={item} />
          ))}
          {sale.returns.map(({ id, name, lotNumber, quantity, reason, returnedAt, returnedByName }) => (
            <Text key={id} size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
              {t('returnedLine', {
                ...{ name, quantity, reason },
                lot: lotNumber,
                time: format.dateTime(returnedAt),
                person: returnedByName,
              })}
            </Text>
          ))}
        </Paper>
      </Stack>
      <Suspense fallback={null}>
        {task === 'print' && <SaleReceipt sale={sale} onClose={close} />}
        {task === 'take-back' && <TakeBackSoldForm sale={sale} onClose={close} />}
      </Suspense>
    </>
  );
}

function factsOf(sale: CounterSale, { money, dateTime }: Format): NamedFact[] {
  const amount = (minor: number) => money(minor, sale.currencyCode);
  const { payment } = sale;
  const paid = t('paidBy', { amount: amount(payment.amountMinor), method: t(`method_${payment.method}`) });
  return [
    [t('columnCustomer'), [customerWords(sale), sale.buyerPhone].filter(Boolean).join(', ')],
    [t('columnWhen'), `${dateTime(sale.soldAt)}, ${sale.soldByName}`],
    [t('invoice'), sale.invoiceNumber],
    [t('receipt'), payment.receiptNumber],
    [t('columnTotal'), amount(sale.totalMinor)],
    [t('paid'), paid],
    ...(sale.creditedMinor > 0 ? [[t('credited'), amount(sale.creditedMinor)] as NamedFact] : []),
    ...(sale.refundedMinor > 0 ? [[t('refunded'), amount(sale.refundedMinor)] as NamedFact] : []),
  ];
}

function Item({ item: { name, quantity, lots } }: { item: SoldItem }) {
  const returned = lots.reduce((sum, lot) => sum + lot.returnedQuantity, 0);
  return (
    <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
      {t('itemQuantity', { name, quantity })} (
      {lots.map((lot) => `${lot.lotNumber} ${lot.quantity}`).join(', ')})
      {returned > 0 && `, ${t('returned', { quantity: returned })}`}
    </Text>
  );
}
