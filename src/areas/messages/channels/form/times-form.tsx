import { NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import { z } from 'zod';
import { toAsciiDigits } from '#kernel/digits.ts';
import { messageLanguages } from '#kernel/messages/message-languages.ts';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { TimeField } from '#ui/form/fields/time-field.tsx';
import { WholeNumberField } from '#ui/form/fields/whole-number-field.tsx';
import { storedValues } from '#ui/form/schema/first-values.ts';
import { FormBody } from '#ui/form/form-body.tsx';
import { updateChannels } from '../channel.calls.ts';
import { type ChannelSettings, timeFields } from '../channel.contract.ts';
import { issue } from '../channel.issues.ts';
import { useRememberChannels } from '../channel.hooks.ts';
import { t } from '../channels.texts.ts';
import { ChannelForm } from './channel-form.tsx';

const typedTime = z
  .string()
  .transform((typed) => toAsciiDigits(typed).trim() || null)
  .pipe(timeFields.quietFrom);

const typedMinutes = z.string().transform((typed, context) => {
  const words = toAsciiDigits(typed)
    .slice(0, 200)
    .split(/[\s,]+/u)
    .filter(Boolean);
  const parsed = timeFields.reminderMinutes.safeParse(words.map(Number));
  if (parsed.success) return parsed.data;
  context.addIssue({ code: 'custom', message: issue('remindersWrong') });
  return z.NEVER;
});

const schema = z.strictObject({
  ...timeFields,
  quietFrom: typedTime,
  quietUntil: typedTime,
  reminderMinutes: typedMinutes,
});

/** When messages go out, in which language, and how long they are kept. */
export function TimesForm({ stored }: { stored: ChannelSettings }) {
  const remember = useRememberChannels();
  const { draft, failureActions } = useRecordForm({
    draftName: 'message-times',
    stored,
    schema,
    initialValues: storedValues(schema, stored, { reminderMinutes: stored.reminderMinutes.join(', ') }),
    update: (fields, { version }, submission) => updateChannels({ version, ...fields }, submission),
    failed: () => t('failedToSave'),
    saved: () => t('wasSaved'),
    remember,
    onSaved: () => {},
    onReload: remember,
  });
  const field = namedFields(draft.form, t);
  return (
    <ChannelForm title={t('timesTitle')}>
      <FormBody draft={draft} failureActions={failureActions}>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TimeField {...field('quietFrom')} description={t('quietHint')} />
          <TimeField {...field('quietUntil')} />
          <TextInput
            {...field('reminderMinutes', t('reminders'))}
            description={t('remindersHint')}
            maxLength={200}
          />
          <NativeSelect
            {...field('defaultLanguage')}
            data={messageLanguages.map((value) => ({ value, label: t(`language_${value}`) }))}
          />
          <WholeNumberField {...field('logRetentionDays')} />
        </SimpleGrid>
      </FormBody>
    </ChannelForm>
  );
}
