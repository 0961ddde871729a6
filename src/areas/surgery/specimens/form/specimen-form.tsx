import { Checkbox, Text, TextInput } from '@mantine/core';
import { Submission } from '#client/remote.ts';
import { failureWords, type OwnRefusals } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { sendSpecimen as sendContract, type SurgicalSpecimen } from '../specimen.contract.ts';
import { sendSpecimen, useRefreshSpecimens } from '../specimen.hooks.ts';
import { t } from '../specimens.texts.ts';
import { TestSelect } from './test-select.tsx';

const schema = sendContract.input.omit({ caseId: true });
const refusals: OwnRefusals = { WRONG_STATE: () => t('wrongState') };

/** Sends a specimen to the laboratory with the tests that are asked for. */
export function SpecimenForm({ caseId, onClose }: { caseId: string; onClose: () => void }) {
  const refresh = useRefreshSpecimens();
  const draft = useDraftForm({
    schema,
    initialValues: { description: '', testIds: [] as string[], isUrgent: false },
    draftKey: `surgical-specimen.${caseId}`,
    save: (fields, key) => sendSpecimen({ caseId, ...fields }, new Submission(key)),
    describeFailure: (error) => failureWords(t('failedToSend'), error, refusals),
    onSaved({ orderNumber }: SurgicalSpecimen) {
      refresh();
      notifySuccess(t('wasSent', { number: orderNumber }));
      onClose();
    },
  });
  const { form } = draft;
  const field = namedFields(form, t);
  return (
    <FormModal title={t('sendTitle')} draft={draft} onClose={onClose} submitLabel={t('send')}>
      <Text size="sm">{t('sendText')}</Text>
      <TextInput {...field('description')} data-autofocus />
      <TestSelect {...form.getInputProps('testIds')} />
      <Checkbox {...field('isUrgent', t('urgent'))} />
    </FormModal>
  );
}
