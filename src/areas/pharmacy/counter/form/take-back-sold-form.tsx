import { paymentMethods } from '#areas/billing/billing-rules.public.ts';
import { TakingBackForm } from '../../returns/form/taking-back-form.tsx';
import { takeBackSold } from '../counter-sale.calls.ts';
import type { CounterSale } from '../counter-sale.contract.ts';
import { useRefreshCounter } from '../counter-sale.hooks.ts';
import { t } from '../counter-sales.texts.ts';

/** Takes back by lot what was sold; a customer at the counter has no deposit to put it into. */
export function TakeBackSoldForm({ sale, onClose }: { sale: CounterSale; onClose: () => void }) {
  const { id: saleId, saleNumber: number, currencyCode, items } = sale;
  return (
    <TakingBackForm
      number={number}
      text={t('takeBackText')}
      items={items}
      currencyCode={currencyCode}
      draftKey={`counter-return.${saleId}`}
      methods={paymentMethods}
      takeBack={({ lines, reason, to, refundMethod }, submission) =>
        takeBackSold(
          {
            ...{ saleId, reason, to },
            lines: lines.map(({ itemId: soldItemId, ...line }) => ({ soldItemId, ...line })),
            refundMethod: refundMethod === 'deposit' ? 'cash' : refundMethod,
          },
          submission,
        )
      }
      refresh={useRefreshCounter()}
      onClose={onClose}
    />
  );
}
