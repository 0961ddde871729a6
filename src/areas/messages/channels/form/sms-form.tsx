import { Checkbox, NativeSelect, PasswordInput, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { z } from 'zod';
import { freeText } from '#kernel/text.ts';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { FormBody } from '#ui/form/form-body.tsx';
import { updateChannels } from '../channel.calls.ts';
import { type ChannelSettings, smsFields } from '../channel.contract.ts';
import { useRememberChannels } from '../channel.hooks.ts';
import { t } from '../channels.texts.ts';
import { ChannelForm, secretChange } from './channel-form.tsx';

const schema = z.strictObject({ ...smsFields, smsKey: freeText(500) });

/** How SMS leave the hospital: gateways differ by just these. */
export function SmsForm({ stored }: { stored: ChannelSettings }) {
  const remember = useRememberChannels();
  const { draft, failureActions } = useRecordForm({
    draftName: 'message-sms',
    stored,
    schema,
    initialValues: {
      smsUrl: stored.smsUrl,
      smsMethod: stored.smsMethod,
      smsFormat: stored.smsFormat,
      smsFields: stored.smsFields,
      smsHeaders: stored.smsHeaders,
      smsSuccessPattern: stored.smsSuccessPattern,
      smsKnowsIds: stored.smsKnowsIds,
      smsKey: '',
    },
    update: ({ smsKey, ...fields }, { version }, submission) =>
      updateChannels({ version, ...fields, ...secretChange('smsKey', smsKey) }, submission),
    failed: () => t('failedToSave'),
    saved: () => t('wasSaved'),
    remember,
    onSaved: () => {},
    onReload: remember,
  });
  const { form } = draft;
  return (
    <ChannelForm title={t('gatewayTitle')} lead={t('gatewayLead')}>
      <FormBody draft={draft} failureActions={failureActions}>
        <TextInput label={t('smsUrl')} maxLength={2000} {...form.getInputProps('smsUrl')} />
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <NativeSelect label={t('smsMethod')} data={['POST', 'GET']} {...form.getInputProps('smsMethod')} />
          <NativeSelect
            label={t('smsFormat')}
            data={(['form', 'json'] as const).map((value) => ({ value, label: t(`format_${value}`) }))}
            {...form.getInputProps('smsFormat')}
          />
        </SimpleGrid>
        <Textarea
          label={t('smsFields')}
          description={t('smsFieldsHint', { to: '{{to}}' })}
          autosize
          minRows={3}
          maxLength={4000}
          {...form.getInputProps('smsFields')}
        />
        <Textarea
          label={t('smsHeaders')}
          description={t('smsHeadersHint', { key: '{{key}}' })}
          autosize
          minRows={2}
          maxLength={4000}
          {...form.getInputProps('smsHeaders')}
        />
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <PasswordInput
            label={t('smsKey')}
            maxLength={500}
            autoComplete="new-password"
            description={stored.hasSmsKey ? t('secretKept') : undefined}
            {...form.getInputProps('smsKey')}
          />
          <TextInput
            label={t('smsSuccessPattern')}
            description={t('smsSuccessPatternHint')}
            maxLength={200}
            {...form.getInputProps('smsSuccessPattern')}
          />
        </SimpleGrid>
        <Checkbox
          label={t('smsKnowsIds')}
          description={t('smsKnowsIdsHint')}
          {...form.getInputProps('smsKnowsIds', { type: 'checkbox' })}
        />
      </FormBody>
    </ChannelForm>
  );
}
