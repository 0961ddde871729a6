import { Checkbox, NativeSelect, PasswordInput, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { z } from 'zod';
import { freeText } from '#kernel/text.ts';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { storedValues } from '#ui/form/schema/first-values.ts';
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
    initialValues: storedValues(schema, stored, { smsKey: '' }),
    update: ({ smsKey, ...fields }, { version }, submission) =>
      updateChannels({ version, ...fields, ...secretChange('smsKey', smsKey) }, submission),
    failed: () => t('failedToSave'),
    saved: () => t('wasSaved'),
    remember,
    onSaved: () => {},
    onReload: remember,
  });
  const { form } = draft;
  const field = namedFields(form, t);
  return (
    <ChannelForm title={t('gatewayTitle')} lead={t('gatewayLead')}>
      <FormBody draft={draft} failureActions={failureActions}>
        <TextInput {...field('smsUrl')} />
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <NativeSelect {...field('smsMethod')} data={['POST', 'GET']} />
          <NativeSelect
            {...field('smsFormat')}
            data={(['form', 'json'] as const).map((value) => ({ value, label: t(`format_${value}`) }))}
          />
        </SimpleGrid>
        <Textarea
          {...field('smsFields')}
          description={t('smsFieldsHint', { to: '{{to}}' })}
          autosize
          minRows={3}
        />
        <Textarea
          {...field('smsHeaders')}
          description={t('smsHeadersHint', { key: '{{key}}' })}
          autosize
          minRows={2}
        />
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <PasswordInput
            {...field('smsKey')}
            autoComplete="new-password"
            description={stored.hasSmsKey ? t('secretKept') : undefined}
          />
          <TextInput {...field('smsSuccessPattern')} />
        </SimpleGrid>
        <Checkbox {...field('smsKnowsIds')} />
      </FormBody>
    </ChannelForm>
  );
}
