import { Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { Submission } from '#client/remote.ts';
import { usePerson } from '#client/session.ts';
import { requiredText } from '#kernel/text.ts';
import { plusDays } from '#kernel/time/calendar-date.ts';
import { dateText } from '#kernel/time/date-text.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { DateField } from '#ui/form/fields/date-field.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { emptyValues } from '#ui/form/schema/first-values.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { deferReceivable } from '../receivable.calls.ts';
import type { Receivable } from '../receivable.contract.ts';
import { receivableRefusals } from '../receivable.words.ts';
import { t } from '../receivables.texts.ts';

export interface DeferFormProps {
  invoice: Receivable;
  onSettled: () => void;
  onClose: () => void;
}

/** Gives a hospital more time for an unpaid invoice. */
export function DeferForm({ invoice, onSettled, onClose }: DeferFormProps) {
  const { tenant } = usePerson();
  const { date } = useFormat();
  const [today] = useState(() => dateIn(tenant.timeZone, new Date()));
  const { id: clientInvoiceId, version, number, dueOn } = invoice;
  const [schema] = useState(() => z.strictObject({ dueOn: dateText(), reason: requiredText(500) }));
  const draft = useDraftForm({
    schema,
    initialValues: emptyValues(schema),
    draftKey: `receivable.defer.${clientInvoiceId}.${version}`,
    save: (fields: z.output<typeof schema>, key) =>
      deferReceivable({ ...fields, clientInvoiceId, version }, new Submission(key)),
    describeFailure(error) {
      onSettled();
      return failureWords(t('failedToDefer'), error, receivableRefusals);
    },
    onSaved(saved: Receivable) {
      onSettled();
      notifySuccess(t('wasDeferred', { number, date: date(saved.dueOn) }));
      onClose();
    },
  });
  const field = namedFields(draft.form, t);
  return (
    <FormModal
      title={t('deferTitle', { number })}
      draft={draft}
      size="md"
      onClose={onClose}
      submitLabel={t('giveTime')}
    >
      <Text size="sm">{t('deferText', { due: date(dueOn) })}</Text>
      <DateField {...field('dueOn')} min={dueOn < today ? today : plusDays(dueOn, 1)} data-autofocus />
      <Textarea {...field('reason')} autosize minRows={2} />
    </FormModal>
  );
}
