import { Alert, Button, Group, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { Submission } from '#client/remote.ts';
import { useMay } from '#client/session.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import type { Invoice } from '../../invoices/invoice.contract.ts';
import { reasonText } from '../../payments/payment.contract.ts';
import { useMoneyMoved } from '../../payments/payment.hooks.ts';
import { creditEarlierRefunds } from '../credit-note.calls.ts';
import { creditRefusals } from '../credit-note.words.ts';
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

const schema = z.strictObject({ reason: reasonText });

interface EarlierRefundsFormProps {
  invoice: Invoice;
  amount: string;
  onClose: () => void;
}

function EarlierRefundsForm({ invoice, amount, onClose }: EarlierRefundsFormProps) {
  const { money } = useFormat();
  const moved = useMoneyMoved();
  const { id: invoiceId, invoiceNumber: number, version, currencyCode } = invoice;
  const draft = useDraftForm({
    schema,
    initialValues: { reason: '' },
    draftKey: `invoice.credit-earlier.${invoiceId}.${version}`,
    save: ({ reason }, submissionKey) =>
      creditEarlierRefunds({ invoiceId, reason }, new Submission(submissionKey)),
    describeFailure: (error) => failureWords(t('failed'), error, creditRefusals),
    onSaved: ({ creditNote }) => {
      moved();
      const { creditNoteNumber, totalMinor } = creditNote;
      const credited = money(totalMinor, currencyCode);
      notifySuccess(t('wasCredited', { creditNote: creditNoteNumber, amount: credited, number }));
      onClose();
    },
  });
  return (
    <FormModal
      title={t('earlierTitle', { number })}
      draft={draft}
      size="md"
      onClose={onClose}
      submitLabel={t('creditEarlier')}
    >
      <Text size="sm">{t('earlierText', { amount })}</Text>
      <Textarea
        label={t('reason')}
        required
        autosize
        minRows={2}
        maxLength={500}
        data-autofocus
        {...draft.form.getInputProps('reason')}
      />
    </FormModal>
  );
}
