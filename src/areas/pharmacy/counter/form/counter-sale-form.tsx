import { Button, Fieldset, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { paymentRefusals } from '#areas/billing/billing-forms.public.ts';
import { PatientPicker } from '#areas/patients/patient-picker.public.ts';
import { movingRefusals } from '#areas/stock/stock-words.public.ts';
import { Link } from '#client/link.tsx';
import { Submission } from '#client/remote.ts';
import { usePerson } from '#client/session.ts';
import { CallError } from '#client/transport.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { findingWords } from '#screens/safety/finding-note.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { FormBody } from '#ui/form/form-body.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import type { Finding } from '../../safety/finding.ts';
import { sellOverCounter } from '../counter-sale.calls.ts';
import type { CounterOffer, CounterSale } from '../counter-sale.contract.ts';
import { useOffers, useRefreshCounter } from '../counter-sale.hooks.ts';
import { t } from '../counter-sales.texts.ts';
import { CounterChecks } from './counter-checks.tsx';
import { CounterLineFields } from './counter-line-fields.tsx';
import { CounterMedicineField } from './counter-medicine-field.tsx';
import { CounterPaymentFields } from './counter-payment-fields.tsx';
import {
  type CounterSaleFields,
  counterSaleSchema,
  type CounterSaleValues,
  firstSale,
  saleInput,
  typedTotals,
  withPicked,
} from './counter-sale-form.values.ts';

/** Sells without a prescription: customer, medicines and payment on one page. */
export function CounterSaleForm({ onSold }: { onSold: (sale: CounterSale) => void }) {
  const format = useFormat();
  const { currencyCode } = usePerson().tenant;
  const [schema] = useState(() => counterSaleSchema(currencyCode));
  const [refusal, setRefusal] = useState<string>();
  const sharesTransaction = useRef(false);
  const [picked, setPicked] = useState<ReadonlyMap<string, CounterOffer>>(new Map());
  const refresh = useRefreshCounter();
  const draft = useDraftForm<CounterSaleValues, CounterSaleFields, CounterSale>({
    schema,
    initialValues: firstSale,
    draftKey: 'counter-sale',
    save: (fields, key) =>
      sellOverCounter(
        {
          ...saleInput(fields, offers, totals.totalMinor),
          ...(sharesTransaction.current && { sharesTransaction: true }),
        },
        // Another wish than the one that was refused.
        new Submission(sharesTransaction.current ? `${key}-shared` : key),
      ),
    describeFailure(error) {
      refresh();
      sharesTransaction.current = false;
      setRefusal(error instanceof CallError ? error.code : undefined);
      return failureWords(t('failedToSell'), error, {
        ...movingRefusals(format),
        ...paymentRefusals((minor) => format.money(minor, currencyCode)),
        SALE_TOTAL_CHANGED: ({ totalMinor }) =>
          t('totalChanged', { total: format.money(totalMinor as number, currencyCode) }),
        SAFETY_STOP: ({ findings }) => t('safetyStop', { found: stopWords(findings) }),
      });
    },
    onSaved(sale) {
      refresh();
      onSold(sale);
    },
  });
  const { form } = draft;
  const field = namedFields(form, t);
  const { lines, patientId } = form.values;
  const medicineIds = lines
    .map((line) => line.medicineId)
    .toSorted()
    .join(',');
  const { data } = useOffers(medicineIds);
  const offers = new Map([...picked, ...(data?.rows ?? []).map((row) => [row.medicineId, row] as const)]);
  const totals = typedTotals(lines, offers, data?.taxBasisPoints ?? 0);

  function pick(offer: CounterOffer, isScanned: boolean) {
    setPicked((known) => new Map([...known, [offer.medicineId, offer]]));
    form.setFieldValue('lines', withPicked(lines, offer, isScanned));
  }

  function sellShared() {
    sharesTransaction.current = true;
    draft.submit();
  }

  return (
    <FormBody
      draft={draft}
      submitLabel={t('sell')}
      failureActions={
        <>
          {refusal === 'CASHIER_DAY_CLOSED' && (
            <Button component={Link} to="/dashboard/billing/cashier" size="xs" variant="default">
              {t('openDay')}
            </Button>
          )}
          {refusal === 'TRANSACTION_USED' && (
            <Button size="xs" variant="default" onClick={sellShared}>
              {t('paidBoth')}
            </Button>
          )}
        </>
      }
    >
      <Fieldset legend={t('medicines')}>
        <Stack gap="md">
          <CounterMedicineField currencyCode={currencyCode} onPick={pick} />
          {lines.length === 0 && (
            <Text c={form.errors['lines'] ? 'red' : 'dimmed'} size="sm" data-path="lines">
              {form.errors['lines'] ?? t('nothingYet')}
            </Text>
          )}
          {lines.map(({ medicineId }, index) => (
            <CounterLineFields
              key={medicineId}
              form={form}
              index={index}
              offer={offers.get(medicineId)}
              currencyCode={currencyCode}
            />
          ))}
        </Stack>
      </Fieldset>
      <Fieldset legend={t('customer')}>
        <Stack gap="sm">
          <PatientPicker {...field('patientId', t('patient'))} clearable />
          {patientId === '' ? (
            <SimpleGrid cols={{ base: 1, xs: 2 }}>
              <TextInput {...field('buyerName')} autoComplete="off" />
              <TextInput {...field('buyerPhone')} autoComplete="off" />
            </SimpleGrid>
          ) : (
            <CounterChecks patientId={patientId} medicineIds={medicineIds} offers={offers} />
          )}
        </Stack>
      </Fieldset>
      <Fieldset legend={t('payment')}>
        <CounterPaymentFields form={form} totals={totals} currencyCode={currencyCode} />
      </Fieldset>
    </FormBody>
  );
}

function stopWords(findings: unknown): string {
  return Array.isArray(findings) ? (findings as Finding[]).map(findingWords).join(' ') : '';
}
