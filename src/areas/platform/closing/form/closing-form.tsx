import { Checkbox, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { Submission } from '#client/remote.ts';
import { useRefresh } from '#client/queries/use-refresh.ts';
import type { CallOutput } from '#kernel/define-call.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { emptyValues } from '#ui/form/schema/first-values.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { askClosing } from '../closing.calls.ts';
import { closingFields, type readClosing } from '../closing.contract.ts';
import { t } from '../closing.texts.ts';

const dayMs = 86_400_000;

export interface ClosingFormProps {
  stored: CallOutput<typeof readClosing>;
  onClose: () => void;
}

/** Closes the account of the hospital: its name is typed, a reason given, and an archive made or declined. */
export function ClosingForm({
  stored: { hospitalName: name, waitingDays, hasExport },
  onClose,
}: ClosingFormProps) {
  const { date, dateTime } = useFormat();
  const refresh = useRefresh('settings');
  const [schema] = useState(() => z.strictObject(closingFields));
  const [end] = useState(() => new Date(Date.now() + waitingDays * dayMs).toISOString());
  const draft = useDraftForm({
    schema,
    initialValues: emptyValues(schema, { withoutExport: false }),
    draftKey: 'account.close',
    save: (fields: z.output<typeof schema>, key) => askClosing(fields, new Submission(key)),
    describeFailure: (error) =>
      failureWords(t('failedToClose'), error, { WRONG_STATE: () => t('alreadyClosing') }),
    onSaved({ closesAt }) {
      refresh();
      notifySuccess(t('wasClosed', { when: dateTime(closesAt) }));
      onClose();
    },
  });
  const field = namedFields(draft.form, t);
  return (
    <FormModal title={t('title')} draft={draft} size="md" onClose={onClose} submitLabel={t('close')}>
      <Text size="sm">{t('formText', { date: date(end) })}</Text>
      <TextInput {...field('typedName', t('typedName', { name }))} autoComplete="off" />
      <Textarea {...field('reason')} autosize minRows={2} />
      {hasExport ? <Text size="sm">{t('hasExport')}</Text> : <Checkbox {...field('withoutExport')} />}
    </FormModal>
  );
}
