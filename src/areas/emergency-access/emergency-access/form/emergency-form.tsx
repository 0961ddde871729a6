import { NativeSelect, Text, Textarea } from '@mantine/core';
import { z } from 'zod';
import { Submission } from '#client/remote.ts';
import { CallError } from '#client/transport.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { openEmergencyAccess } from '../emergency-access.calls.ts';
import {
  emergencyCategories,
  type EmergencyCategory,
  emergencyFields,
} from '../emergency-access.contract.ts';
import { useRefreshAccess } from '../emergency-access.hooks.ts';
import { t } from '../emergency-access.texts.ts';
import { emergencyRefusals } from '../emergency-access.words.ts';

// The category is empty at first, which the rules refuse.
const schema = z.strictObject(emergencyFields) as unknown as z.ZodType<
  { category: EmergencyCategory; reason: string },
  { category: string; reason: string }
>;

/** Asks why a closed record must be opened now, and opens it. */
export function EmergencyForm({ patientId, onClose }: { patientId: string; onClose: () => void }) {
  const refresh = useRefreshAccess();
  const draft = useDraftForm({
    schema,
    initialValues: { category: '', reason: '' },
    draftKey: `emergency.${patientId}`,
    save: async (fields, submissionKey) => {
      try {
        await openEmergencyAccess({ patientId, ...fields }, new Submission(submissionKey));
      } catch (error) {
        // The record became open to this person meanwhile, which is what they wanted.
        if (!(error instanceof CallError) || error.code !== 'EMERGENCY_NOT_NEEDED') throw error;
      }
    },
    onSaved() {
      onClose();
      refresh();
    },
    describeFailure: (error) => failureWords(t('failedToOpen'), error, emergencyRefusals),
  });
  const field = namedFields(draft.form, t);
  return (
    <FormModal title={t('openTitle')} draft={draft} size="md" onClose={onClose} submitLabel={t('openRecord')}>
      <Text size="sm">{t('openExplained')}</Text>
      <NativeSelect
        {...field('category')}
        required
        data-autofocus
        data={[
          { value: '', label: '' },
          ...emergencyCategories.map((value) => ({ value, label: t(`category_${value}`) })),
        ]}
      />
      <Textarea {...field('reason')} autosize minRows={3} />
    </FormModal>
  );
}
