import { Alert, Text, Textarea, TextInput } from '@mantine/core';
import { z } from 'zod';
import { Submission } from '#client/remote.ts';
import { requiredText } from '#kernel/text.ts';
import { instantText } from '#kernel/time/instant-text.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { DateTimeField } from '#ui/form/fields/date-time-field.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { emptyValues } from '#ui/form/schema/first-values.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { escalateVitalSigns } from '../vital-signs.calls.ts';
import type { VitalSigns } from '../vital-signs.contract.ts';
import { useRefreshVitalSigns } from '../vital-signs.hooks.ts';
import { issue } from '../vital-signs.issues.ts';
import { t } from '../vital-signs.texts.ts';
import { recordedWords, vitalSignsRefusals } from '../vital-signs.words.ts';

const formSchema = z.strictObject({
  called: requiredText(200, issue('calledMissing')),
  calledAt: z.union([z.literal('').transform(() => undefined), instantText()]),
  ordered: requiredText(1000, issue('orderedMissing')),
});

export interface EscalateFormProps {
  set: VitalSigns;
  /** It was recorded a moment ago, and nobody has been told here that it was. */
  isJustRecorded?: boolean;
  onClose: () => void;
}

/** Records who was called about a set, when, and what was ordered. */
export function EscalateForm({ set, isJustRecorded = false, onClose }: EscalateFormProps) {
  const refresh = useRefreshVitalSigns();
  const { time } = useFormat();
  const draft = useDraftForm({
    schema: formSchema,
    initialValues: emptyValues(formSchema),
    draftKey: `vital-signs-call.${set.id}`,
    save: (fields, key) => escalateVitalSigns({ vitalSignsId: set.id, ...fields }, new Submission(key)),
    describeFailure(error) {
      refresh();
      return failureWords(t('failedToEscalate'), error, vitalSignsRefusals);
    },
    onSaved() {
      refresh();
      notifySuccess(t('wasEscalated'));
      onClose();
    },
  });
  const field = namedFields(draft.form, t);
  const response = set.news2?.response;
  return (
    <FormModal
      title={t('escalateTitle')}
      draft={draft}
      size="md"
      onClose={onClose}
      submitLabel={t('escalate')}
    >
      {isJustRecorded && (
        <Alert color="red" icon={<Icon name="alert" />}>
          {recordedWords(set, time)}
        </Alert>
      )}
      {response && <Text size="sm">{t(`response_${response}`)}</Text>}
      <TextInput
        {...field('called')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        data-autofocus
        autoComplete="off"
      />
      <DateTimeField {...field('calledAt')} />
      <Textarea {...field('ordered')} autosize minRows={2} />
    </FormModal>
  );
}
