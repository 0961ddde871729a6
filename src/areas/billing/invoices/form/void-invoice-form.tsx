import { Text, Textarea } from '@mantine/core';
import { z } from 'zod';
import { Submission } from '#client/remote.ts';
import { requiredText } from '#kernel/text.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { voidInvoice } from '../invoice.calls.ts';
import { invoiceRefusals } from '../invoice.words.ts';
import type { Invoice } from '../invoice.contract.ts';
import { useRememberInvoice } from '../invoice.hooks.ts';
import { t } from '../invoices.texts.ts';

const schema = z.strictObject({ reason: requiredText(500) });

/** Voids an invoice of which nothing is paid, with a reason. */
export function VoidInvoiceForm({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const remember = useRememberInvoice();
  const { id: invoiceId, version, invoiceNumber: number } = invoice;
  const draft = useDraftForm({
    schema,
    initialValues: { reason: '' },
    draftKey: `invoice.void.${invoiceId}.${version}`,
    save: ({ reason }, submissionKey) =>
      voidInvoice({ invoiceId, version, reason }, new Submission(submissionKey)),
    describeFailure: (error) => failureWords(t('failedToVoid'), error, invoiceRefusals),
    onSaved: (voided: Invoice) => {
      remember(voided);
      notifySuccess(t('wasVoided', { number }));
      onClose();
    },
  });
  return (
    <FormModal
      title={t('voidTitle', { number })}
      draft={draft}
      size="md"
      onClose={onClose}
      submitLabel={t('voidSubmit')}
    >
      <Text size="sm">{t('voidText')}</Text>
      <Textarea
        label={t('voidReason')}
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
