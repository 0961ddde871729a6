import { Group, Text, Textarea } from '@mantine/core';
import { useMemo } from 'react';
import { z } from 'zod';
import { Submission } from '#client/remote.ts';
import { subtractMinor } from '#kernel/money/minor-units.ts';
import { parseMoneyText } from '#kernel/money/money-text.ts';
import { freeText } from '#kernel/text.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess, notifyWarning } from '#ui/feedback/notify.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { emptyValues } from '#ui/form/schema/first-values.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { MoneyField } from '#ui/form/fields/money-field.tsx';
import { typedMoney } from '#ui/form/fields/typed-money.ts';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { useMoneyMoved } from '../../payment.hooks.ts';
import { closeCashierDay } from '../cashier.calls.ts';
import type { CashierDay } from '../cashier.contract.ts';
import { useOpenDay } from '../cashier.hooks.ts';
import { issue } from '../../payment.issues.ts';
import { t } from '../cashier.texts.ts';
import { DifferenceBadge } from '../detail/difference-badge.tsx';

/** The server decides: more may have been taken meanwhile. */
function closingSchema(currencyCode: string, expectedMinor: number) {
  return z
    .strictObject({ counted: typedMoney(currencyCode), notes: freeText(500) })
    .refine(({ counted, notes }) => counted === expectedMinor || notes !== '', {
      path: ['notes'],
      message: issue('differenceUnexplained'),
    });
}

/** A day that does not agree is never told as a success. */
function tellClosed(
  { differenceMinor, currencyCode }: CashierDay,
  money: (amountMinor: number, currencyCode: string) => string,
): void {
  if (!differenceMinor) return notifySuccess(t('wasClosed'));
  const amount = money(Math.abs(differenceMinor), currencyCode);
  const words = t(differenceMinor < 0 ? 'wasClosedShort' : 'wasClosedOver', { amount });
  notifyWarning(words);
}

export interface CloseDayFormProps {
  day: CashierDay;
  onClose: () => void;
}

/** Closes a day with the cash that was counted. */
export function CloseDayForm({ day, onClose }: CloseDayFormProps) {
  const { money } = useFormat();
  const moved = useMoneyMoved();
  const { data: own } = useOpenDay();
  // The form may open on a page that is still being read again, and more may be taken while it is open.
  const { id: cashierDayId, currencyCode, expectedMinor } = own?.day?.id === day.id ? own.day : day;
  const schema = useMemo(() => closingSchema(currencyCode, expectedMinor), [currencyCode, expectedMinor]);
  const draft = useDraftForm({
    schema,
    initialValues: emptyValues(schema),
    draftKey: `cashier-day.close.${cashierDayId}`,
    save: ({ counted, notes }, submissionKey) =>
      closeCashierDay({ cashierDayId, countedMinor: counted, notes }, new Submission(submissionKey)),
    describeFailure: (error) =>
      failureWords(t('failedToClose'), error, { WRONG_STATE: () => t('alreadyClosed') }),
    onSaved: (closed: CashierDay) => {
      moved();
      tellClosed(closed, money);
      onClose();
    },
  });
  const { form } = draft;
  const field = namedFields(form, t);
  const counted = parseMoneyText(form.values.counted, currencyCode);
  const differenceMinor = counted.ok ? subtractMinor(counted.amountMinor, expectedMinor) : null;
  const differs = differenceMinor !== null && differenceMinor !== 0;
  return (
    <FormModal title={t('closeTitle')} draft={draft} size="sm" onClose={onClose} submitLabel={t('close')}>
      <Text size="sm">{t('closeText', { amount: money(expectedMinor, currencyCode) })}</Text>
      <MoneyField {...field('counted')} currencyCode={currencyCode} data-autofocus />
      <Group component="output" justify="space-between" gap="md">
        <Text size="sm">{t('difference')}</Text>
        <DifferenceBadge day={{ differenceMinor, currencyCode }} />
      </Group>
      <Textarea
        {...field('notes', t(differs ? 'explanation' : 'notes'))}
        required={differs}
        autosize
        minRows={2}
      />
    </FormModal>
  );
}
