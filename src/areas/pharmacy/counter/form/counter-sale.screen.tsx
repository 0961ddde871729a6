import { Box, Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { Link } from '#client/link.tsx';
import { BackLink } from '#screens/detail/back-link.tsx';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import type { CounterSale } from '../counter-sale.contract.ts';
import { t } from '../counter-sales.texts.ts';
import { CounterSaleForm } from './counter-sale-form.tsx';

const SaleReceipt = lazyPart(() => import('../print/sale-receipt.tsx'), 'SaleReceipt');

/** One sale after another; each receipt is offered for printing as soon as it is paid. */
export function CounterSaleScreen() {
  const { money } = useFormat();
  const [sold, setSold] = useState<CounterSale>();
  const [count, setCount] = useState(0);

  function finish(sale: CounterSale) {
    const { saleNumber: number, payment, currencyCode } = sale;
    const change = money(payment.changeMinor, currencyCode);
    notifySuccess(
      payment.changeMinor > 0 ? t('wasSoldChange', { number, change }) : t('wasSold', { number }),
    );
    setSold(sale);
    setCount(count + 1);
  }

  return (
    <Box maw={900}>
      <PageHeader
        title={t('sellTitle')}
        description={t('sellLead')}
        back={<BackLink to="/dashboard/pharmacy" label={t('back')} />}
        actions={
          <>
            <Button
              variant="default"
              renderRoot={(props) => <Link {...props} to="/dashboard/billing/cashier" />}
            >
              {t('cashierDay')}
            </Button>
            <Button
              variant="default"
              renderRoot={(props) => <Link {...props} to="/dashboard/pharmacy/counter/sales" />}
            >
              {t('earlierSales')}
            </Button>
          </>
        }
      />
      <CounterSaleForm key={count} onSold={finish} />
      <Suspense fallback={null}>
        {sold && <SaleReceipt sale={sold} onClose={() => setSold(undefined)} />}
      </Suspense>
    </Box>
  );
}
