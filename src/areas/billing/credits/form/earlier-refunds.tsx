import { Alert, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useMay } from '#client/session.ts';
import { ReasonForm } from '#screens/form/reason-form.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import type { Invoice } from '../../invoices/invoice.contract.ts';
import { reasonText } from '../../payments/payment.contract.ts';
import { useMoneyMoved } from '../../payments/payment.hooks.ts';
import { creditEarlierRefunds } from '../credit-note.calls.ts';
import { creditRefusals } from '../../invoices/invoice.words.ts';
import { t } from '../credits.texts.ts';

/** Says that money of an earlier refund is due again, and offers to credit it; nothing is credited by itself. */
export function EarlierRefunds({ invoice }: { invoice: Invoice }) {
  const { money } = useFormat();
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  const amount = money(invoice.uncreditedRefundsMinor, invoice.currencyCode);
  return (
    <Alert color="yellow" icon={<Icon name="info" />}>
      <Group justify="space-between" gap="sm">
        <Text size="sm">{t('earlierRefunds', { amount })}</Text>
        {may('billing.write') && (
          <Button size="xs" variant="default" onClick={() => setOpen(true)}>
            {t('creditEarlier')}
          </Button>
        )}
      </Group>
      {isOpen && <EarlierRefundsForm invoice={invoice} amount={amount} onClose={() => setOpen(false)} />}
    </Alert>
  );
}

interface EarlierRefundsFormProps {
  invoice: Invoice;
  amount: string;
  onClose: () => void;
}

function EarlierRefundsForm({ invoice, amount, onClose }: EarlierRefundsFormProps) {
  const { money } = useFormat();
  const moved = useMoneyMoved();
  const { id: invoiceId, invoiceNumber: number, version, currencyCode } = invoice;
  return (
    <ReasonForm
      title={t('earlierTitle', { number })}
      text={t('earlierText', { amount })}
      label={t('reason')}
      submitLabel={t('creditEarlier')}
      draftKey={`invoice.credit-earlier.${invoiceId}.${version}`}
      reasonText={reasonText}
      send={(reason, submission) => creditEarlierRefunds({ invoiceId, reason }, submission)}
      failed={t('failed')}
      refusals={creditRefusals}
      done={({ creditNote: { creditNoteNumber, totalMinor } }) => {
        moved();
        const credited = money(totalMinor, currencyCode);
        return t('wasCredited', { creditNote: creditNoteNumber, amount: credited, number });
      }}
      onClose={onClose}
    />
  );
}
