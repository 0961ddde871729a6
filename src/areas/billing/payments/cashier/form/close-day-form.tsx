import { Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { Submission } from '#client/remote.ts';
import { freeText } from '#kernel/text.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { FormModal } from '#ui/form/form-modal.tsx';
import { MoneyField } from '#ui/form/fields/money-field.tsx';
import { typedMoney } from '#ui/form/fields/typed-money.ts';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { useMoneyMoved } from '../../payment.hooks.ts';
import { closeCashierDay } from '../cashier.calls.ts';
import type { CashierDay } from '../cashier.contract.ts';
import { t } from '../cashier.texts.ts';

export interface CloseDayFormProps {
  day: CashierDay;
  onClose: () => void;
}

/** Closes a day with the cash that was counted. */
export function CloseDayForm({ day, onClose }: CloseDayFormProps) {
  const { money } = useFormat();
  const moved = useMoneyMoved();
  const { id: cashierDayId, currencyCode } = day;
  const [schema] = useState(() =>
    z.strictObject({ counted: typedMoney(currencyCode), notes: freeText(500) }),
  );
  const draft = useDraftForm({
    schema,
    initialValues: { counted: '', notes: '' },
    draftKey: `cashier-day.close.${cashierDayId}`,
    save: ({ counted, notes }, submissionKey) =>
      closeCashierDay({ cashierDayId, countedMinor: counted, notes }, new Submission(submissionKey)),
    describeFailure: (error) =>
      failureWords(t('failedToClose'), error, { WRONG_STATE: () => t('alreadyClosed') }),
    onSaved: (closed: CashierDay) => {
      moved();
      notifySuccess(t('wasClosed', { amount: money(closed.differenceMinor ?? 0, currencyCode) }));
      onClose();
    },
  });
  const { form } = draft;
  return (
    <FormModal title={t('closeTitle')} draft={draft} size="sm" onClose={onClose} submitLabel={t('close')}>
      <Text size="sm">{t('closeText', { amount: money(day.expectedMinor, currencyCode) })}</Text>
      <MoneyField
        label={t('counted')}
        required
        currencyCode={currencyCode}
        data-autofocus
        {...form.getInputProps('counted')}
      />
      <Textarea label={t('notes')} autosize minRows={2} maxLength={500} {...form.getInputProps('notes')} />
    </FormModal>
  );
}
