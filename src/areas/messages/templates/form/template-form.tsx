import { Checkbox, NativeSelect, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { z } from 'zod';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { storedValues } from '#ui/form/schema/first-values.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { messageChannels } from '../../channels/message-channels.ts';
import { knownVariables } from '../../events/event-variables.ts';
import { channelName } from '../../settings/message.words.ts';
import { createTemplate, updateTemplate, useRefreshMessageSettings } from '../template.calls.ts';
import { type MessageTemplate, templateFields } from '../template.contract.ts';
import { templateRefusals } from '../template.words.ts';
import { t } from '../templates.texts.ts';
import { TemplatePreview } from './template-preview.tsx';

const schema = z.strictObject({
  ...templateFields,
  variables: z
    .string()
    .max(2000)
    .transform((typed) => typed.split(','))
    .pipe(templateFields.variables),
});

export interface TemplateFormProps {
  /** Edited; a new one is made when left out. */
  template?: MessageTemplate;
  onClose: () => void;
  onReload: (current: MessageTemplate) => void;
}

/** Makes a template or changes one, with a preview of what is typed. */
export function TemplateForm({ template, onClose, onReload }: TemplateFormProps) {
  const { draft, failureActions } = useRecordForm({
    draftName: 'message-template',
    stored: template,
    schema,
    initialValues: storedValues(schema, template, {
      channel: template?.channel ?? 'email',
      variables: template?.variables.join(', ') ?? '',
      isActive: template?.isActive ?? true,
    }),
    create: createTemplate,
    update: (fields, { id: templateId, version }, submission) =>
      updateTemplate({ ...fields, templateId, version }, submission),
    failed: () => t(template ? 'failedToUpdate' : 'failedToCreate'),
    refusals: templateRefusals,
    saved: ({ name }) => t(template ? 'wasSaved' : 'wasCreated', { name }),
    remember: useRefreshMessageSettings(),
    onSaved: onClose,
    onReload,
  });
  const { form } = draft;
  const field = namedFields(form, t);
  const { channel, subject, body, subjectBn, bodyBn } = form.values;
  return (
    <FormModal
      title={t(template ? 'editTitle' : 'createTitle')}
      draft={draft}
      size="lg"
      onClose={onClose}
      submitLabel={t(template ? 'save' : 'create')}
      failureActions={failureActions}
    >
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput {...field('name')} autoComplete="off" data-autofocus />
        <NativeSelect
          {...field('channel')}
          required
          data={messageChannels.map((value) => ({ value, label: channelName(value) }))}
        />
      </SimpleGrid>
      {channel !== 'sms' && <TextInput {...field('subject')} />}
      <Textarea
        {...field('body')}
        description={t('bodyHint', { names: knownVariables.map((name) => `{{${name}}}`).join(' ') })}
        autosize
        minRows={3}
      />
      {channel !== 'sms' && <TextInput {...field('subjectBn')} />}
      <Textarea {...field('bodyBn')} autosize minRows={3} />
      <TextInput {...field('variables')} />
      <Checkbox {...field('isActive')} />
      <TemplatePreview channel={channel} words={{ subject, body, subjectBn, bodyBn }} />
    </FormModal>
  );
}
