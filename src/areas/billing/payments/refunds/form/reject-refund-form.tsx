import { Textarea } from '@mantine/core';
import { z } from 'zod';
import { Submission } from '#client/remote.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { reasonText } from '../../payment.contract.ts';
import { useMoneyMoved } from '../../payment.hooks.ts';
import { rejectRefund } from '../refund.calls.ts';
import { refundRefusals } from '../refund.words.ts';
import type { RefundRequest } from '../refund.contract.ts';
import { t } from '../refunds.texts.ts';

const schema = z.strictObject({ note: reasonText });

/** Rejects a refund, with a reason that its requester reads. */
export function RejectRefundForm({ request, onClose }: { request: RefundRequest; onClose: () => void }) {
  const { money } = useFormat();
  const moved = useMoneyMoved();
  const { id: refundRequestId, version, invoiceNumber: number } = request;
  const draft = useDraftForm({
    schema,
    initialValues: { note: '' },
    draftKey: `refund.reject.${refundRequestId}`,
    save: ({ note }, submissionKey) =>
      rejectRefund({ refundRequestId, version, note }, new Submission(submissionKey)),
    describeFailure: (error) => failureWords(t('failedToReject'), error, refundRefusals(money)),
    onSaved: () => {
      moved();
      notifySuccess(t('wasRejected', { number }));
      onClose();
    },
  });
  const field = namedFields(draft.form, t);
  return (
    <FormModal
      title={t('rejectTitle', { number })}
      draft={draft}
      size="md"
      onClose={onClose}
      submitLabel={t('reject')}
    >
      <Textarea {...field('note', t('rejectNote'))} autosize minRows={2} data-autofocus />
    </FormModal>
  );
}
