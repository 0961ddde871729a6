import { NativeSelect, PasswordInput, SimpleGrid, TextInput } from '@mantine/core';
import { z } from 'zod';
import { freeText } from '#kernel/text.ts';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { WholeNumberField } from '#ui/form/fields/whole-number-field.tsx';
import { storedValues } from '#ui/form/schema/first-values.ts';
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
    initialValues: storedValues(schema, stored, { smtpPassword: '' }),
    update: ({ smtpPassword, ...fields }, { version }, submission) =>
      updateChannels({ version, ...fields, ...secretChange('smtpPassword', smtpPassword) }, submission),
    failed: () => t('failedToSave'),
    saved: () => t('wasSaved'),
    remember,
    onSaved: () => {},
    onReload: remember,
  });
  const field = namedFields(draft.form, t);
  return (
    <ChannelForm title={t('mailTitle')} lead={t(wayOfLinks(stored))}>
      <FormBody draft={draft} failureActions={failureActions}>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput {...field('smtpHost')} />
          <WholeNumberField {...field('smtpPort')} />
          <NativeSelect
            {...field('smtpSecurity')}
            data={securities.map((value) => ({ value, label: t(`security_${value}`) }))}
          />
          <TextInput {...field('smtpUser')} autoComplete="off" />
          <PasswordInput
            {...field('smtpPassword')}
            autoComplete="new-password"
            description={stored.hasSmtpPassword ? t('secretKept') : undefined}
          />
          <TextInput {...field('fromName')} />
          <TextInput {...field('fromAddress')} />
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
