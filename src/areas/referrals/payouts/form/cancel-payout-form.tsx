import { Text, Textarea } from '@mantine/core';
import { z } from 'zod';
import { Submission } from '#client/remote.ts';
import { requiredText } from '#kernel/text.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { cancelPayout } from '../payout.calls.ts';
import { payoutRefusals } from '../payout.words.ts';
import type { Payout } from '../payout.contract.ts';
import { useRefreshPayouts } from '../payout.hooks.ts';
import { t } from '../payouts.texts.ts';

const schema = z.strictObject({ reason: requiredText(500) });

/** Cancels a payout that is not paid, with a reason. */
export function CancelPayoutForm({ payout, onClose }: { payout: Payout; onClose: () => void }) {
  const refresh = useRefreshPayouts();
  const { id: payoutId, version, payoutNumber: number } = payout;
  const draft = useDraftForm({
    schema,
    initialValues: { reason: '' },
    draftKey: `payout.cancel.${payoutId}.${version}`,
    save: ({ reason }, submissionKey) =>
      cancelPayout({ payoutId, version, reason }, new Submission(submissionKey)),
    describeFailure(error) {
      refresh();
      return failureWords(t('failedToCancel'), error, payoutRefusals);
    },
    onSaved(_cancelled: Payout) {
      refresh();
      notifySuccess(t('wasCancelled', { number }));
      onClose();
    },
  });
  return (
    <FormModal
      title={t('cancelTitle', { number })}
      draft={draft}
      size="md"
      onClose={onClose}
      submitLabel={t('cancel')}
      cancelLabel={t('keep')}
    >
      <Text size="sm">{t('cancelText')}</Text>
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
