import { NativeSelect, Text, Textarea } from '@mantine/core';
import { z } from 'zod';
import { Submission } from '#client/remote.ts';
import { requiredText } from '#kernel/text.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { endAllergy } from '../allergy.calls.ts';
import type { Allergy } from '../allergy.contract.ts';
import { useRefreshAllergies } from '../allergy.hooks.ts';
import { issue } from '../allergy.issues.ts';
import { allergyRefusals } from '../allergy.words.ts';
import { t } from '../allergies.texts.ts';

const ends = ['refuted', 'entered-in-error'] as const;

const formSchema = z.strictObject({
  status: z.enum(ends),
  reason: requiredText(500, issue('reasonMissing')),
});

type Values = z.input<typeof formSchema> & Record<string, unknown>;

/** Refutes an allergy, or says that it was entered in error. */
export function EndAllergyForm({
  patientId,
  allergy: { id: allergyId, version, substance },
  onClose,
}: {
  patientId: string;
  allergy: Allergy;
  onClose: () => void;
}) {
  const refresh = useRefreshAllergies(patientId);
  const draft = useDraftForm<Values, z.output<typeof formSchema>, unknown>({
    schema: formSchema,
    initialValues: { status: 'refuted', reason: '' },
    draftKey: `allergy-end.${allergyId}`,
    save: (fields, key) => endAllergy({ allergyId, version, ...fields }, new Submission(key)),
    describeFailure(error) {
      refresh();
      return failureWords(t('failedToEnd'), error, allergyRefusals);
    },
    onSaved() {
      refresh();
      notifySuccess(t('wasEnded'));
      onClose();
    },
  });
  const field = namedFields(draft.form, t);
  return (
    <FormModal
      title={t('endTitle', { substance })}
      draft={draft}
      size="md"
      onClose={onClose}
      submitLabel={t('end')}
    >
      <Text size="sm">{t('endText')}</Text>
      <NativeSelect
        {...field('status', t('endAs'))}
        data={ends.map((value) => ({ value, label: t(`end_${value}`) }))}
        data-autofocus
      />
      <Textarea {...field('reason')} autosize minRows={2} />
    </FormModal>
  );
}
