import { Text } from '@mantine/core';
import { z } from 'zod';
import { lateReasonText } from '#areas/settings/late-reason.public.ts';
import { LateTimeFields } from '#areas/settings/late-time-fields.public.tsx';
import { Submission } from '#client/remote.ts';
import { optionalInstantText } from '#kernel/time/instant-text.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { completeBedTransfer } from '../bed-transfer.calls.ts';
import type { BedTransfer } from '../bed-transfer.contract.ts';
import { useMoved } from '../bed-transfer.hooks.ts';
import { namesOf, transferRefusals } from '../bed-transfer.words.ts';
import { t } from '../bed-transfers.texts.ts';

const formSchema = z.strictObject({ movedAt: optionalInstantText(), lateReason: lateReasonText() });

/** The patient is moved to the bed that is held, now or at a time that has passed. */
export function CompleteTransferForm({ transfer, onClose }: { transfer: BedTransfer; onClose: () => void }) {
  const { id: transferId, version } = transfer;
  const moved = useMoved();
  const draft = useDraftForm({
    schema: formSchema,
    initialValues: { movedAt: '', lateReason: '' },
    draftKey: `bed-transfer-complete.${transferId}`,
    save: (fields, key) => completeBedTransfer({ ...fields, transferId, version }, new Submission(key)),
    describeFailure(error) {
      moved(transfer);
      return failureWords(t('failedToUpdate'), error, transferRefusals);
    },
    onSaved() {
      moved(transfer);
      notifySuccess(t('wasCompleted', namesOf(transfer)));
      onClose();
    },
  });
  return (
    <FormModal
      title={t('completeTitle')}
      draft={draft}
      size="md"
      onClose={onClose}
      submitLabel={t('complete')}
      isReady
    >
      <Text size="sm">{t('completeText', namesOf(transfer))}</Text>
      <LateTimeFields form={draft.form} field="movedAt" label={t('movedAtField')} />
    </FormModal>
  );
}
