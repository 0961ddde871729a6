import { Paper, Stack, Text, TextInput, Title } from '@mantine/core';
import { Submission } from '#client/remote.ts';
import { movingRefusals } from '#areas/stock/stock-words.public.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { FormBody } from '#ui/form/form-body.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { useWitness, WitnessFields, witnessRefusals } from '#areas/stock/witness-fields.public.ts';
import { handOut } from '../dispensing.calls.ts';
import type { OpenedDispensing } from '../dispensing.contract.ts';
import { useRefreshDispensing } from '../dispensing.hooks.ts';
import { t } from '../dispensing.texts.ts';
import { handOutSchema, initialHandOut, type HandOutValues } from './hand-out-form.values.ts';
import { HandOutLineFields } from './hand-out-line-fields.tsx';
import { ScanField } from './scan-field.tsx';

/** Hands out lines of a prescription, in full or in part. */
export function HandOutForm({ opened }: { opened: OpenedDispensing }) {
  const format = useFormat();
  const { prescription, lines, findings: checks } = opened;
  const { id: prescriptionId, version } = prescription;
  const refresh = useRefreshDispensing(prescriptionId);
  const witness = useWitness();
  const draft = useDraftForm({
    schema: handOutSchema,
    initialValues: initialHandOut(opened),
    draftKey: `dispensing.${prescriptionId}.${version}`,
    save: (fields, key) =>
      handOut({ prescriptionId, version, ...fields, ...witness.fields }, new Submission(key)),
    describeFailure(error) {
      refresh();
      witness.clear();
      return failureWords(t('failedToHandOut'), error, {
        ...movingRefusals(format),
        ...witnessRefusals,
        SAFETY_STOP: () => t('safetyStop'),
        WITNESS_REQUIRED: ({ names }) => t('witnessRequired', { names: String(names) }),
        DISCHARGE_TAKEN_BACK: () => t('dischargeTakenBack'),
        WRONG_STATE: () => t('wrongState'),
        STALE: () => t('wrongState'),
      });
    },
    onSaved({ dispensingNumber: number, invoiceNumber: invoice }) {
      refresh();
      notifySuccess(invoice ? t('wasInvoiced', { number, invoice }) : t('wasHandedOut', { number }));
    },
  });
  const { form } = draft;
  const field = namedFields(form, t);
  const stops = checks.filter(({ severity, isNew }) => severity === 'stop' && isNew);
  const isControlled = lines.some(({ offers }, index) => {
    const typed = form.values.lines[index];
    const offer = offers.find(({ medicineId }) => medicineId === typed?.medicineId);
    return offer?.isControlled === true && typed?.quantity !== '' && !typed?.isOutside;
  });
  const setLine = (index: number, line: HandOutValues['lines'][number]) =>
    form.setFieldValue('lines', (all: HandOutValues['lines']) =>
      all.map((one, place) => (place === index ? line : one)),
    );
  return (
    <Paper withBorder p="md" mb="md" component="section" aria-labelledby="hand-out">
      <Title order={2} size="h4" id="hand-out" mb="sm">
        {t('handOut')}
      </Title>
      <FormBody draft={draft} submitLabel={t('handOut')}>
        <ScanField lines={lines} values={form.values.lines} onLine={setLine} />
        <Stack gap="lg">
          {lines.map((line, index) => (
            <HandOutLineFields
              key={line.lineId}
              form={form}
              index={index}
              line={line}
              prescribed={prescription.lines.find(({ id }) => id === line.lineId)!}
              currencyCode={opened.currencyCode}
            />
          ))}
        </Stack>
        {stops.map((stop, index) => (
          <TextInput
            key={stop.key}
            {...field(
              `reasons.${index}.reason`,
              t('reasonLabel', {
                name: prescription.lines.find(({ id }) => id === stop.lineId)?.name ?? '',
              }),
            )}
          />
        ))}
        {isControlled && <WitnessFields witness={witness} errors={form.errors} />}
        {form.errors['lines'] && (
          <Text size="sm" c="red" role="alert">
            {form.errors['lines']}
          </Text>
        )}
      </FormBody>
    </Paper>
  );
}
