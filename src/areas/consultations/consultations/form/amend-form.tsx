import { NativeSelect, Textarea } from '@mantine/core';
import { z } from 'zod';
import { Submission } from '#client/remote.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { amendConsultation } from '../consultation.calls.ts';
import type { Consultation } from '../consultation.contract.ts';
import { useRefreshConsultation, useRememberConsultation } from '../consultation.hooks.ts';
import { consultationRefusals } from '../consultation.words.ts';
import { t as text } from '../consultations.texts.ts';
import { amendmentFields, amendmentKinds, saysWhat, saysWhatIssue } from '../content/amendment.contract.ts';
import { t } from './amend.texts.ts';

const formSchema = z.strictObject(amendmentFields).refine(saysWhat, saysWhatIssue);

type Values = z.input<typeof formSchema> & Record<string, unknown>;

/** Adds to a signed consultation with a reason; what was signed stays. */
export function AmendForm({ consultation, onClose }: { consultation: Consultation; onClose: () => void }) {
  const { id: consultationId } = consultation;
  const remember = useRememberConsultation();
  const refresh = useRefreshConsultation(consultationId);
  const draft = useDraftForm<Values, z.output<typeof formSchema>, Consultation>({
    schema: formSchema,
    initialValues: { kind: 'addition', reason: '', body: '' },
    draftKey: `consultation-amend.${consultationId}`,
    save: (fields, key) => amendConsultation({ consultationId, ...fields }, new Submission(key)),
    describeFailure(error) {
      refresh();
      return failureWords(t('failed'), error, consultationRefusals);
    },
    onSaved(amended) {
      remember(amended);
      notifySuccess(t('wasAmended'));
      onClose();
    },
  });
  const { form } = draft;
  const isError = form.values.kind === 'entered-in-error';
  return (
    <FormModal title={t('title')} draft={draft} onClose={onClose} submitLabel={text('amend')}>
      <NativeSelect
        label={t('kind')}
        description={t('signedStays')}
        data={amendmentKinds.map((value) => ({ value, label: text(`kind_${value}`) }))}
        data-autofocus
        {...form.getInputProps('kind')}
      />
      <Textarea
        label={t('reason')}
        required
        autosize
        minRows={1}
        maxLength={500}
        {...form.getInputProps('reason')}
      />
      {!isError && (
        <Textarea
          label={t('body')}
          required
          autosize
          minRows={3}
          maxLength={5000}
          {...form.getInputProps('body')}
        />
      )}
    </FormModal>
  );
}
