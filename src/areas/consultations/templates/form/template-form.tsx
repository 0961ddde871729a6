import { Checkbox, Text, TextInput } from '@mantine/core';
import { z } from 'zod';
import { Submission } from '#client/remote.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import type { NarrativeField } from '../../consultations/content/consultation-content.contract.ts';
import { t } from '../../consultations/form/editor.texts.ts';
import { saveTemplate } from '../template.calls.ts';
import { type ConsultationTemplate, templateName } from '../template.contract.ts';
import { useRefreshTemplates } from '../template.hooks.ts';

const formSchema = z.strictObject({ name: templateName, replace: z.boolean() });

type Values = z.input<typeof formSchema> & Record<string, unknown>;

/** Saves the texts of a consultation as a template under a name. */
export function TemplateForm({
  texts: { reason, history, examination, plan },
  onClose,
}: {
  texts: Readonly<Record<NarrativeField, string>>;
  onClose: () => void;
}) {
  const refresh = useRefreshTemplates();
  const fields = { reason, history, examination, plan };
  const draft = useDraftForm<Values, z.output<typeof formSchema>, ConsultationTemplate>({
    schema: formSchema,
    initialValues: { name: '', replace: false },
    draftKey: 'consultation-template.new',
    save: (values, key) => saveTemplate({ ...values, fields }, new Submission(key)),
    describeFailure: (error) =>
      failureWords(t('failedToSaveTemplate'), error, { TOO_MANY_TEMPLATES: () => t('tooManyTemplates') }),
    onSaved({ name }) {
      refresh();
      notifySuccess(t('templateSaved', { name }));
      onClose();
    },
  });
  return (
    <FormModal
      title={t('saveTemplate')}
      draft={draft}
      size="md"
      onClose={onClose}
      submitLabel={t('saveTemplate')}
    >
      <Text size="sm">{t('saveTemplateText')}</Text>
      <TextInput
        label={t('templateName')}
        required
        maxLength={100}
        data-autofocus
        {...draft.form.getInputProps('name')}
      />
      <Checkbox label={t('replaceTemplate')} {...draft.form.getInputProps('replace', { type: 'checkbox' })} />
    </FormModal>
  );
}
