import { Radio, Stack, Text, Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { failureWords, type OwnRefusals } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { t } from './alarms.texts.ts';

type Answer = { action: string; note?: string | null | undefined } & Record<string, unknown>;

export interface AcknowledgeAlarmFormProps<Output> {
  schema: z.ZodType<Output, Answer>;
  /** Which alarm it is, as the call names it. */
  subject: Readonly<Record<string, string>>;
  draftKey: string;
  send: (fields: Output, submissionKey: string) => Promise<{ acknowledged: true }>;
  actions: readonly { value: string; label: string }[];
  words: { title: string; text: string; noteHint: string; done: string; failed: string };
  refusals: OwnRefusals;
  /** Has what is shown fetched again. */
  onChanged: () => void;
  onClose: () => void;
  /** What it is about. */
  children: ReactNode;
}

/** Puts one's name to an alarm, with what was done about it. */
export function AcknowledgeAlarmForm<Output>({
  schema,
  subject,
  draftKey,
  send,
  actions,
  words,
  refusals,
  onChanged,
  onClose,
  children,
}: AcknowledgeAlarmFormProps<Output>) {
  const draft = useDraftForm<Answer, Output, { acknowledged: true }>({
    schema,
    // Nothing is chosen at first: the schema asks for it.
    initialValues: { ...subject, action: null as never, note: '' },
    draftKey,
    save: send,
    describeFailure(error) {
      onChanged();
      return failureWords(words.failed, error, refusals);
    },
    onSaved: () => {
      onChanged();
      notifySuccess(words.done);
      onClose();
    },
  });
  const { form } = draft;
  return (
    <FormModal title={words.title} draft={draft} size="md" onClose={onClose} submitLabel={t('acknowledge')}>
      {children}
      <Text size="sm">{words.text}</Text>
      <Radio.Group label={t('action')} required {...form.getInputProps('action')}>
        <Stack gap="xs" mt="xs">
          {actions.map(({ value, label }) => (
            <Radio key={value} value={value} label={label} />
          ))}
        </Stack>
      </Radio.Group>
      <Textarea
        label={t('note')}
        description={words.noteHint}
        required={form.values.action === 'other'}
        autosize
        minRows={2}
        maxLength={500}
        {...form.getInputProps('note')}
      />
    </FormModal>
  );
}
