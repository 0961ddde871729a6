import { Alert, Button, Group, Text } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import type { InvoiceSectionProps } from '../../invoices/invoice.slots.ts';
import { takesPayment } from '../../invoices/invoice.rules.ts';
import { useDeposits } from '../deposit.hooks.ts';
import { t } from '../deposits.texts.ts';

const DepositPaymentForm = lazyPart(() => import('../form/use-deposit.tsx'), 'DepositPaymentForm');

/** Offers the patient's deposit on an invoice on which something is due; nothing where there is none. */
export function InvoiceDeposit({ invoice }: InvoiceSectionProps) {
  const { patient, status } = invoice;
  return patient && takesPayment(status) ? <Offer invoice={invoice} patientId={patient.id} /> : null;
}

function Offer({ invoice, patientId }: InvoiceSectionProps & { patientId: string }) {
  const { money } = useFormat();
  const [isUsing, setUsing] = useState(false);
  const account = useDeposits(patientId).data?.account;
  if (!account || account.leftMinor === 0 || account.currencyCode !== invoice.currencyCode) return null;
  return (
    <Alert color="blue" icon={<Icon name="wallet" />}>
      <Group justify="space-between" gap="sm">
        <Text size="sm">{t('available', { amount: money(account.leftMinor, account.currencyCode) })}</Text>
        <Button size="xs" onClick={() => setUsing(true)}>
          {t('use')}
        </Button>
      </Group>
      <Suspense fallback={null}>
        {isUsing && (
          <DepositPaymentForm
            invoice={invoice}
            leftMinor={account.leftMinor}
            onClose={() => setUsing(false)}
          />
        )}
      </Suspense>
    </Alert>
  );
}
