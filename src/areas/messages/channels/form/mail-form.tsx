import { NativeSelect, PasswordInput, SimpleGrid, TextInput } from '@mantine/core';
import { z } from 'zod';
import { freeText } from '#kernel/text.ts';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { WholeNumberField } from '#ui/form/fields/whole-number-field.tsx';
import { FormBody } from '#ui/form/form-body.tsx';
import { updateChannels } from '../channel.calls.ts';
import { type ChannelSettings, mailFields } from '../channel.contract.ts';
import { useRememberChannels } from '../channel.hooks.ts';
import { t } from '../channels.texts.ts';
import { ChannelForm, secretChange } from './channel-form.tsx';

const schema = z.strictObject({ ...mailFields, smtpPassword: freeText(500) });
const securities = ['starttls', 'tls', 'none'] as const;

/** How e-mail leaves the hospital. */
export function MailForm({ stored }: { stored: ChannelSettings }) {
  const remember = useRememberChannels();
  const { draft, failureActions } = useRecordForm({
    draftName: 'message-mail',
    stored,
    schema,
    initialValues: {
      smtpHost: stored.smtpHost,
      smtpPort: stored.smtpPort,
      smtpSecurity: stored.smtpSecurity,
      smtpUser: stored.smtpUser,
      fromAddress: stored.fromAddress,
      fromName: stored.fromName,
      smtpPassword: '',
    },
    update: ({ smtpPassword, ...fields }, { version }, submission) =>
      updateChannels({ version, ...fields, ...secretChange('smtpPassword', smtpPassword) }, submission),
    failed: () => t('failedToSave'),
    saved: () => t('wasSaved'),
    remember,
    onSaved: () => {},
    onReload: remember,
  });
  const { form } = draft;
  return (
    <ChannelForm title={t('mailTitle')} lead={t(wayOfLinks(stored))}>
      <FormBody draft={draft} failureActions={failureActions}>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput label={t('smtpHost')} maxLength={253} {...form.getInputProps('smtpHost')} />
          <WholeNumberField label={t('smtpPort')} required {...form.getInputProps('smtpPort')} />
          <NativeSelect
            label={t('smtpSecurity')}
            data={securities.map((value) => ({ value, label: t(`security_${value}`) }))}
            {...form.getInputProps('smtpSecurity')}
          />
          <TextInput
            label={t('smtpUser')}
            description={t('smtpUserHint')}
            maxLength={254}
            autoComplete="off"
            {...form.getInputProps('smtpUser')}
          />
          <PasswordInput
            label={t('smtpPassword')}
            maxLength={500}
            autoComplete="new-password"
            description={stored.hasSmtpPassword ? t('secretKept') : undefined}
            {...form.getInputProps('smtpPassword')}
          />
          <TextInput label={t('fromName')} maxLength={200} {...form.getInputProps('fromName')} />
          <TextInput
            label={t('fromAddress')}
            description={t('fromAddressHint')}
            maxLength={254}
            {...form.getInputProps('fromAddress')}
          />
        </SimpleGrid>
      </FormBody>
    </ChannelForm>
  );
}

/** How invitations and reset links reach people, and what is missing to send them by mail. */
function wayOfLinks({ carriesLinks, email }: ChannelSettings) {
  if (carriesLinks) return 'linksByMail';
  return email === 'real' ? 'linksNeedAddress' : 'linksByHand';
}
