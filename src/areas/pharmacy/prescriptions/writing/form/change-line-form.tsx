import { Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { PatientHeading } from '#areas/patients/patient-record.public.ts';
import { requiredText } from '#kernel/text.ts';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { fieldsAt } from '#ui/form/fields/form-of.ts';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { emptyValues } from '#ui/form/schema/first-values.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { changeLine } from '../../prescription.calls.ts';
import type { Prescription } from '../../prescription.contract.ts';
import { useRememberPrescription, useWritingPatient } from '../../prescription.hooks.ts';
import type { PrescriptionLine } from '../../prescription-line.contract.ts';
import { dosageWords, lineName, prescriptionRefusals } from '../../prescription.words.ts';
import { LineFields } from './line-fields.tsx';
import { typedLine, typedLineSchema, typedReasons } from './prescription-form.values.ts';
import { useFindings } from './use-findings.ts';
import { useAlike, useKnownMedicines } from './use-known-medicines.ts';
import { t } from './writing.texts.ts';

export interface ChangeLineFormProps {
  prescription: Prescription;
  line: PrescriptionLine;
  onClose: () => void;
}

const changeSchema = z.strictObject({
  line: typedLineSchema,
  reason: requiredText(500),
  reasons: typedReasons,
});

/** Writes what takes the place of a signed line, which stays beside it as it was; the checks run as when signing. */
export function ChangeLineForm({ prescription, line, onClose }: ChangeLineFormProps) {
  const { id: lineId, version } = line;
  const [schema] = useState(() => changeSchema);
  const { draft } = useRecordForm<Prescription, z.input<typeof schema>, z.output<typeof schema>>({
    draftName: `prescription-line-change.${lineId}`,
    stored: undefined,
    schema,
    initialValues: emptyValues(schema, { line: valuesOf(line) }),
    create: ({ reasons, ...change }, submission) =>
      changeLine(
        { ...change, lineId, version, reasons: reasons.filter(({ reason }) => reason !== '') },
        submission,
      ),
    failed: () => t('failedToChange', { name: line.name }),
    refusals: { ...prescriptionRefusals, SAFETY_STOP: () => t('stopped') },
    saved: () => t('wasReplaced', { name: line.name }),
    remember: useRememberPrescription(),
    onSaved: onClose,
  });
  const { form } = draft;
  const named = namedFields(form, t);
  const { values } = form;
  const { medicines, remember } = useKnownMedicines([values.line]);
  const alike = useAlike([values.line]);
  const patient = useWritingPatient(prescription.patient.id);
  const findings = useFindings(
    {
      lines: [values.line],
      weight: prescription.weightGrams === null ? '' : String(prescription.weightGrams / 1000),
      pregnancy: prescription.pregnancy ?? 'not-asked',
    },
    // The line that goes does not speak against the one that comes in its place.
    patient.data && { ...patient.data, current: patient.data.current.filter((one) => one.lineId !== lineId) },
    { medicines, alike },
  );
  return (
    <FormModal
      title={t('changeTitle', { name: line.name })}
      draft={draft}
      size="xl"
      onClose={onClose}
      submitLabel={t('replace')}
    >
      <PatientHeading patient={prescription.patient} isInDialog />
      <Stack gap={4}>
        <Text size="sm">{t('changeText')}</Text>
        <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
          {t('was', { line: [lineName(line), dosageWords(line)].join(' · ') })}
        </Text>
      </Stack>
      {patient.isError && (
        <ErrorPanel message={t('failedToRead')} onRetry={patient.refetch} isRetrying={patient.isFetching} />
      )}
      <LineFields
        form={form}
        at="line"
        field={fieldsAt(form, 'line')}
        values={values.line}
        label={t('newLine')}
        medicine={medicines.get(values.line.medicineId)}
        alike={alike.get(values.line.name.trim()) ?? []}
        findings={findings}
        onPick={(medicine) => {
          remember([medicine]);
          const { id: medicineId, name, route } = medicine;
          form.setFieldValue('line', { ...values.line, medicineId, name, route });
        }}
      />
      <TextInput {...named('reason', t('changeReason'))} />
    </FormModal>
  );
}

/** The line as it could be written again; a quantity that was counted is counted anew. */
function valuesOf(line: PrescriptionLine) {
  const { medicineId, name, dose, route, frequency, food, duration, instruction } = line;
  const quantity = line.isQuantityTyped ? line.quantity : null;
  const { prnIndication, prnMinimumMinutes, prnMaximum } = line;
  const asNeeded = { prnIndication, prnMinimumMinutes, prnMaximum };
  const taken = { medicineId, name, dose, route, frequency, food, duration };
  return typedLine({ ...taken, quantity, instruction, ...asNeeded });
}
