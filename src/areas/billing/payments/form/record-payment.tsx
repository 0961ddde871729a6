import { Alert, Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link } from '#client/link.tsx';
import { Submission } from '#client/remote.ts';
import { CallError } from '#client/transport.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { moneyText } from '#ui/form/fields/typed-money.ts';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import type { RecordPaymentProps } from '../../invoices/invoice.slots.ts';
import { useOpenDay } from '../cashier/cashier.hooks.ts';
import { recordPayment } from '../payment.calls.ts';
import { PaymentPartRows } from './payment-part-fields.tsx';
import { maxParts } from '../payment.contract.ts';
import { useMoneyMoved } from '../payment.hooks.ts';
import { t } from '../payments.texts.ts';
import { aPart, firstValues, paymentSchema, typedTotal, type TypedPayment } from './record-payment.values.ts';
import { paymentRefusals } from '../payment.words.ts';

/**
 * Records what a patient pays of an invoice: all or a part, by one method or several. What is offered follows what is
 * due, which another payment may change meanwhile, until something is typed or sent.
 */
export function RecordPayment(props: RecordPaymentProps) {
  const { dueMinor } = props.invoice;
  const [begunAt, setBegunAt] = useState<number>();
  return <PaymentForm key={begunAt ?? dueMinor} {...props} onBegun={() => setBegunAt(dueMinor)} />;
}

function PaymentForm({ invoice, onClose, onBegun }: RecordPaymentProps & { onBegun: () => void }) {
  const format = useFormat();
  const moved = useMoneyMoved();
  const { id: invoiceId, currencyCode, dueMinor } = invoice;
  const money = (amountMinor: number) => format.money(amountMinor, currencyCode);
  const [schema] = useState(() => paymentSchema(currencyCode));
  const [refusal, setRefusal] = useState<string>();
  const sharesTransaction = useRef(false);
  const day = useOpenDay();

  function describeFailure(error: unknown): string | null {
    setRefusal(error instanceof CallError ? error.code : undefined);
    sharesTransaction.current = false;
    return failureWords(t('failedToRecord'), error, paymentRefusals(money));
  }

  const draft = useDraftForm<
    TypedPayment,
    ReturnType<typeof schema.parse>,
    Awaited<ReturnType<typeof recordPayment>>
  >({
    schema,
    initialValues: firstValues(dueMinor, currencyCode),
    // After every payment something else is due, and another draft begins.
    draftKey: `payment.${invoiceId}.${dueMinor}`,
    save: (typed, submissionKey) =>
      recordPayment(
        { invoiceId, ...typed, ...(sharesTransaction.current && { sharesTransaction: true }) },
        // Another wish than the one that was refused.
        new Submission(sharesTransaction.current ? `${submissionKey}-shared` : submissionKey),
      ),
    describeFailure,
    onSaved: ({ payments }) => {
      moved();
      const numbers = payments.map((payment) => payment.receiptNumber).join(', ');
      notifySuccess(t('wasRecorded', { count: payments.length, numbers }));
      onClose();
    },
  });
  const { form, isDirty, isSaving } = draft;
  const { parts } = form.values;
  const field = namedFields(form, t);
  const tellBegun = useEffectEvent(onBegun);
  useEffect(() => {
    if (isDirty || isSaving) tellBegun();
  }, [isDirty, isSaving]);
  const takesCash = parts.some(({ method }) => method === 'cash');
  const restMinor = dueMinor - typedTotal(parts, currencyCode);

  function recordShared() {
    sharesTransaction.current = true;
    draft.submit();
  }

  return (
    <FormModal
      title={t('recordTitle', { number: invoice.invoiceNumber })}
      draft={draft}
      size="lg"
      onClose={onClose}
      submitLabel={t('record')}
      failureActions={
        <>
          {refusal === 'CASHIER_DAY_CLOSED' && (
            <Button component={Link} to="/dashboard/billing/cashier" size="xs" variant="default">
              {t('openDay')}
            </Button>
          )}
          {refusal === 'TRANSACTION_USED' && (
            <Button size="xs" variant="default" onClick={recordShared}>
              {t('paidBoth')}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={4}>
        <Sum label={t('total')} value={money(invoice.totalMinor)} />
        {invoice.creditedMinor > 0 && <Sum label={t('credited')} value={money(-invoice.creditedMinor)} />}
        <Sum label={t('paidSoFar')} value={money(invoice.paidMinor)} />
        <Sum label={t('due')} value={money(dueMinor)} isStrong />
      </Stack>
      <PaymentPartRows draft={draft} currencyCode={currencyCode} />
      {parts.length < maxParts && (
        <Button
          variant="subtle"
          size="xs"
          style={{ alignSelf: 'flex-start' }}
          leftSection={<Icon name="plus" size={16} />}
          onClick={() =>
            form.insertListItem('parts', aPart(restMinor > 0 ? moneyText(restMinor, currencyCode) : ''))
          }
        >
          {t('addPart')}
        </Button>
      )}
      <output>
        <Sum label={t('stillDue')} value={money(Math.max(0, restMinor))} />
        {restMinor < 0 && (
          <Text size="sm" c="red">
            {t('tooHigh', { amount: money(dueMinor) })}
          </Text>
        )}
      </output>
      {takesCash && day.data?.day === null && day.data.opensByItself && (
        <Alert color="blue" icon={<Icon name="info" />}>
          <Group justify="space-between" gap="sm">
            <Text size="sm">{t('opensDay', { amount: money(0) })}</Text>
            <Button component={Link} to="/dashboard/billing/cashier" size="xs" variant="default">
              {t('openDay')}
            </Button>
          </Group>
        </Alert>
      )}
      <Textarea {...field('notes')} autosize minRows={2} />
    </FormModal>
  );
}

function Sum({ label, value, isStrong = false }: { label: string; value: string; isStrong?: boolean }) {
  return (
    <Group justify="space-between" gap="md">
      <Text size="sm" {...(!isStrong && { c: 'dimmed' })}>
        {label}
      </Text>
      <Text fw={isStrong ? 700 : 400}>{value}</Text>
    </Group>
  );
}
