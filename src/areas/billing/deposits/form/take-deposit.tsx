import { Alert, Button, Group, Text, Textarea } from '@mantine/core';
import { useRef, useState } from 'react';
import { Link } from '#client/link.tsx';
import { Submission } from '#client/remote.ts';
import { usePerson } from '#client/session.ts';
import { CallError } from '#client/transport.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { useOpenDay } from '../../payments/cashier/cashier.hooks.ts';
import { PaymentPartFields } from '../../payments/form/payment-part-fields.tsx';
import { aPart, paymentSchema, type TypedPayment } from '../../payments/form/record-payment.values.ts';
import { paymentRefusals } from '../../payments/payment.words.ts';
import { t as paymentTexts } from '../../payments/payments.texts.ts';
import { takeDeposit } from '../deposit.calls.ts';
import type { DepositEntry } from '../deposit.contract.ts';
import { useDepositMoved } from '../deposit.hooks.ts';
import { t } from '../deposits.texts.ts';

export interface TakeDepositProps {
  patientId: string;
  /** The stay for which it is; it is the patient's money all the same. */
  admission?: { id: string; admissionNumber: string };
  onClose: () => void;
  /** Told of the deposit in place of `onClose`, such as to offer its receipt. */
  onTaken?: (entry: DepositEntry) => void;
}

/** Receives money for a patient before there is an invoice. */
export function TakeDeposit({ patientId, admission, onClose, onTaken }: TakeDepositProps) {
  const { currencyCode } = usePerson().tenant;
  const format = useFormat();
  const moved = useDepositMoved();
  const money = (amountMinor: number) => format.money(amountMinor, currencyCode);
  const [schema] = useState(() => paymentSchema(currencyCode));
  const [refusal, setRefusal] = useState<string>();
  const sharesTransaction = useRef(false);
  const day = useOpenDay();
  const draft = useDraftForm<
    TypedPayment,
    ReturnType<typeof schema.parse>,
    Awaited<ReturnType<typeof takeDeposit>>
  >({
    schema,
    initialValues: { parts: [aPart('')], notes: '' },
    draftKey: `deposit.${patientId}.${admission?.id ?? ''}`,
    save: ({ parts, notes }, submissionKey) =>
      takeDeposit(
        {
          patientId,
          part: parts[0]!,
          notes,
          ...(admission && { admissionId: admission.id }),
          ...(sharesTransaction.current && { sharesTransaction: true }),
        },
        // Another wish than the one that was refused.
        new Submission(sharesTransaction.current ? `${submissionKey}-shared` : submissionKey),
      ),
    describeFailure(error) {
      setRefusal(error instanceof CallError ? error.code : undefined);
      sharesTransaction.current = false;
      return failureWords(t('failedToTake'), error, paymentRefusals(money));
    },
    onSaved({ entry }) {
      moved();
      notifySuccess(t('wasTaken', { number: entry.receiptNumber ?? '' }));
      if (onTaken) onTaken(entry);
      else onClose();
    },
  });
  const { form } = draft;
  const field = namedFields(form, t);
  const takesCash = form.values.parts[0]?.method === 'cash';

  function takeShared() {
    sharesTransaction.current = true;
    draft.submit();
  }

  return (
    <FormModal
      title={admission ? t('takeFor', { number: admission.admissionNumber }) : t('takeTitle')}
      draft={draft}
      size="md"
      onClose={onClose}
      submitLabel={t('take')}
      failureActions={
        <>
          {refusal === 'CASHIER_DAY_CLOSED' && (
            <Button component={Link} to="/dashboard/billing/cashier" size="xs" variant="default">
              {paymentTexts('openDay')}
            </Button>
          )}
          {refusal === 'TRANSACTION_USED' && (
            <Button size="xs" variant="default" onClick={takeShared}>
              {paymentTexts('paidBoth')}
            </Button>
          )}
        </>
      }
    >
      <Text size="sm">{t('takeText')}</Text>
      <PaymentPartFields draft={draft} index={0} currencyCode={currencyCode} />
      {takesCash && day.data?.day === null && day.data.opensByItself && (
        <Alert color="blue" icon={<Icon name="info" />}>
          <Group justify="space-between" gap="sm">
            <Text size="sm">{t('opensDay', { amount: money(0) })}</Text>
            <Button component={Link} to="/dashboard/billing/cashier" size="xs" variant="default">
              {paymentTexts('openDay')}
            </Button>
          </Group>
        </Alert>
      )}
      <Textarea {...field('notes')} autosize minRows={2} />
    </FormModal>
  );
}
