import { z } from 'zod';
import { Submission } from '#client/remote.ts';
import { optionalInstantText } from '#kernel/time/instant-text.ts';
import { valueIssue } from '#kernel/value.issues.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { DateTimeField } from '#ui/form/fields/date-time-field.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { emptyValues } from '#ui/form/schema/first-values.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { startStayTimer } from '../../charge.calls.ts';
import { useRefreshCharges } from '../../charge.hooks.ts';
import { chargeRefusals } from '../../charge.words.ts';
import { t } from '../../charges.texts.ts';
import { ChargeablePicker } from './chargeable-picker.tsx';

const formSchema = z.strictObject({
  timedChargeId: z.uuid(valueIssue('chooseOne')),
  startedAt: optionalInstantText(),
});

/** Begins to charge something by time on a stay, such as oxygen or a bed for an attendant. */
export function StartTimerForm({ admissionId, onClose }: { admissionId: string; onClose: () => void }) {
  const refresh = useRefreshCharges();
  const draft = useDraftForm({
    schema: formSchema,
    initialValues: emptyValues(formSchema),
    draftKey: `stay-timer.${admissionId}`,
    save: (wish, key) => startStayTimer({ admissionId, ...wish }, new Submission(key)),
    describeFailure: (error) => failureWords(t('failedToStart'), error, chargeRefusals),
    onSaved() {
      refresh();
      notifySuccess(t('wasStarted'));
      onClose();
    },
  });
  const field = namedFields(draft.form, t);
  return (
    <FormModal
      title={t('startTimer')}
      draft={draft}
      size="md"
      onClose={onClose}
      submitLabel={t('startTimer')}
    >
      <ChargeablePicker {...field('timedChargeId', t('timedCharge'))} kind="timed" data-autofocus />
      <DateTimeField {...field('startedAt', t('at'))} />
    </FormModal>
  );
}
