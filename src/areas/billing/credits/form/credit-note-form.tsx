import { Group, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { Submission } from '#client/remote.ts';
import { sumMinor } from '#kernel/money/minor-units.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import type { Invoice } from '../../invoices/invoice.contract.ts';
import { dueOf, toRefundOf } from '../../invoices/invoice.rules.ts';
import {
  SecondPersonFields,
  secondPersonRefusals,
  useSecondPerson,
} from '../../limits/form/second-person-fields.tsx';
import { useMoneyMoved } from '../../payments/payment.hooks.ts';
import { createCreditNote } from '../credit-note.calls.ts';
import { creditRefusals } from '../../invoices/invoice.words.ts';
import { t } from '../credits.texts.ts';
import { creditSchema, firstCredit, leftOf, typedCredit } from './credit-note.values.ts';
import { CreditLines } from './credit-lines.tsx';

/** Takes units of lines off a sent invoice, and says beforehand what is due or goes back after it. */
export function CreditNoteForm({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const format = useFormat();
  const moved = useMoneyMoved();
  const [left] = useState(() => leftOf(invoice));
  const [schema] = useState(() => creditSchema(left));
  const { id: invoiceId, version, invoiceNumber: number, items, currencyCode } = invoice;
  const money = (amountMinor: number) => format.money(amountMinor, currencyCode);
  const second = useSecondPerson();
  const draft = useDraftForm({
    schema,
    initialValues: firstCredit(left),
    draftKey: `invoice.credit.${invoiceId}.${version}`,
    save: ({ lines, reason }, submissionKey) => {
      const wanted = lines.map((quantity, index) => ({ itemId: items[index]!.id, quantity }));
      const asked = { invoiceId, lines: wanted, reason, ...second.fields };
      return createCreditNote(asked, new Submission(submissionKey));
    },
    describeFailure(error) {
      second.note(error);
      return failureWords(t('failed'), error, { ...creditRefusals, ...secondPersonRefusals });
    },
    onSaved: ({ creditNote }) => {
      moved();
      const { creditNoteNumber, totalMinor } = creditNote;
      notifySuccess(t('wasCredited', { creditNote: creditNoteNumber, amount: money(totalMinor), number }));
      onClose();
    },
  });
  const { form } = draft;
  const field = namedFields(form, t);
  const credit = typedCredit(form.values, left);
  const isReadable = credit.every((line) => line !== null);
  const creditMinor = sumMinor(credit.map((line) => line?.totalMinor ?? 0));
  const after = {
    total_minor: invoice.totalMinor,
    credited_minor: sumMinor([invoice.creditedMinor, creditMinor]),
    paid_minor: invoice.paidMinor,
  };
  const sums: [label: string, amountMinor: number][] = [
    [t('total'), creditMinor],
    [t('dueAfter'), dueOf(after)],
    ...(toRefundOf(after) > 0 ? [[t('toRefundAfter'), toRefundOf(after)] as [string, number]] : []),
  ];
  return (
    <FormModal title={t('title', { number })} draft={draft} onClose={onClose} submitLabel={t('submit')}>
      <Text size="sm">
        {t('lead')} {invoice.paidMinor > 0 && t('leadPaid')}
      </Text>
      <CreditLines items={items} left={left} credit={credit} currencyCode={currencyCode} form={form} />
      <Stack component="output" gap={4}>
        {sums.map(([label, amountMinor]) => (
          <Group key={label} justify="space-between" gap="md">
            <Text size="sm">{label}</Text>
            <Text fw={650}>{isReadable ? money(amountMinor) : t('unknown')}</Text>
          </Group>
        ))}
      </Stack>
      <Textarea {...field('reason')} autosize minRows={2} />
      <SecondPersonFields second={second} errors={form.errors} />
    </FormModal>
  );
}
