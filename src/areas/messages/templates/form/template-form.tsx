import { Checkbox, NativeSelect, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { z } from 'zod';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { FormModal } from '#ui/form/form-modal.tsx';
import { messageChannels } from '../../channels/message-channels.ts';
import { knownVariables } from '../../events/event-variables.ts';
import { channelName } from '../../settings/message.words.ts';
import { createTemplate, updateTemplate } from '../template.calls.ts';
import { type MessageTemplate, templateFields } from '../template.contract.ts';
import { useRefreshMessageSettings } from '../template.hooks.ts';
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
    initialValues: {
      name: template?.name ?? '',
      channel: template?.channel ?? 'email',
      subject: template?.subject ?? '',
      body: template?.body ?? '',
      subjectBn: template?.subjectBn ?? '',
      bodyBn: template?.bodyBn ?? '',
      variables: template?.variables.join(', ') ?? '',
      isActive: template?.isActive ?? true,
    },
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
        <TextInput
          label={t('name')}
          required
          maxLength={200}
          autoComplete="off"
          data-autofocus
          {...form.getInputProps('name')}
        />
        <NativeSelect
          label={t('channel')}
          required
          data={messageChannels.map((value) => ({ value, label: channelName(value) }))}
          {...form.getInputProps('channel')}
        />
      </SimpleGrid>
      {channel !== 'sms' && (
        <TextInput label={t('subject')} maxLength={200} {...form.getInputProps('subject')} />
      )}
      <Textarea
        label={t('body')}
        description={t('bodyHint', { names: knownVariables.map((name) => `{{${name}}}`).join(' ') })}
        required
        autosize
        minRows={3}
        maxLength={2000}
        {...form.getInputProps('body')}
      />
      {channel !== 'sms' && (
        <TextInput label={t('subjectBn')} maxLength={200} {...form.getInputProps('subjectBn')} />
      )}
      <Textarea
        label={t('bodyBn')}
        description={t('bodyBnHint')}
        autosize
        minRows={3}
        maxLength={2000}
        {...form.getInputProps('bodyBn')}
      />
      <TextInput
        label={t('variables')}
        description={t('variablesHint')}
        maxLength={2000}
        {...form.getInputProps('variables')}
      />
      <Checkbox label={t('isActive')} {...form.getInputProps('isActive', { type: 'checkbox' })} />
      <TemplatePreview channel={channel} words={{ subject, body, subjectBn, bodyBn }} />
    </FormModal>
  );
}
