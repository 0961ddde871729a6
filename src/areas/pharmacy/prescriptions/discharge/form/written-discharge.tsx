import { Button, Fieldset, Group, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { DischargeFormProps } from '#areas/inpatient/inpatient-web.public.ts';
import {
  DecisionFields,
  dischargeRefusals,
  dischargeTexts,
  initialDecision,
  useStageChanged,
} from '#areas/inpatient/ward-parts.public.ts';
import { PatientHeading } from '#areas/patients/patient-record.public.ts';
import { Submission } from '#client/remote.ts';
import { useToday } from '#client/use-today.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { fieldsAt } from '#ui/form/fields/form-of.ts';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { dischargeWithMedicines } from '../../prescription.calls.ts';
import { useRefreshPrescriptions, useWritingPatient } from '../../prescription.hooks.ts';
import { patientName, prescriptionRefusals } from '../../prescription.words.ts';
import { LineFields } from '../../writing/form/line-fields.tsx';
import { emptyLine } from '../../writing/form/prescription-form.values.ts';
import { useFindings } from '../../writing/form/use-findings.ts';
import { useAlike, useKnownMedicines } from '../../writing/form/use-known-medicines.ts';
import { t as writing } from '../../writing/form/writing.texts.ts';
import type { RunningLine } from '../discharge-medicines.contract.ts';
import { takesNothingHome } from '../running-line.rules.ts';
import { dischargeSchema, goingHome, undecided } from './discharge-form.values.ts';
import { t } from './discharge-medicines.texts.ts';
import { RunningLineFields } from './running-line-fields.tsx';

export interface WrittenDischargeProps extends Omit<DischargeFormProps, 'inWords'> {
  /** The orders to decide on. */
  lines: readonly RunningLine[];
  /** Ids of all orders that end with the stay: they do not speak against what goes home. */
  ending: readonly string[];
  /** What happened in the stay, as text. */
  course: string;
}

/** One form and one signature: how the patient leaves, and what becomes of each medicine. */
export function WrittenDischarge(props: WrittenDischargeProps) {
  const { admission, discharge, lines, ending, course, onClose } = props;
  const { id: admissionId } = admission;
  const { version } = discharge;
  const today = useToday();
  const changed = useStageChanged(admissionId);
  const refresh = useRefreshPrescriptions();
  const patient = patientName(admission.patient);
  const [first] = useState(() => {
    const decision = initialDecision(admission, discharge);
    const isTakenOver = decision.summary === '' && course !== '';
    const summary = isTakenOver ? [t('takenOver'), course].join('\n') : decision.summary;
    const medicines = { running: undecided(lines, today), added: [], reasons: [] };
    return { isTakenOver, values: { ...decision, summary, weight: '', advice: '', ...medicines } };
  });
  const draft = useDraftForm({
    schema: dischargeSchema,
    initialValues: first.values,
    // A draft for other orders is another draft.
    draftKey: ['discharge', admissionId, version, ...lines.map((line) => line.version)].join('.'),
    save: (fields, key) => dischargeWithMedicines({ ...fields, admissionId, version }, new Submission(key)),
    describeFailure(error) {
      changed();
      return failureWords(dischargeTexts('failedToDecide'), error, {
        ...prescriptionRefusals,
        ...dischargeRefusals,
        SAFETY_STOP: () => writing('stopped'),
      });
    },
    onSaved(written) {
      changed(written);
      refresh();
      notifySuccess(t('wasSigned', { patient }));
      onClose();
    },
  });
  const { form } = draft;
  const named = namedFields(form, t);
  const { values } = form;
  const home = goingHome(values);
  const { medicines, remember } = useKnownMedicines(home.map(({ line }) => line));
  const alike = useAlike(home.map(({ line }) => line));
  const read = useWritingPatient(admission.patient.id).data;
  const found = useFindings(
    { lines: home.map(({ line }) => line), weight: values.weight, pregnancy: 'not-asked' },
    read && { ...read, current: read.current.filter(({ lineId }) => !ending.includes(lineId)) },
    { medicines, alike },
  );
  const findingsAt = (at: string) => found.filter(({ line }) => home[line]?.at === at);
  const lineProps = (at: string, line: (typeof values.added)[number]) => ({
    ...{ form, at, values: line, findings: findingsAt(at) },
    medicine: medicines.get(line.medicineId),
    alike: alike.get(line.name.trim()) ?? [],
    onPick: (medicine: Parameters<typeof remember>[0][number]) => {
      remember([medicine]);
      const { id: medicineId, name, route } = medicine;
      form.setFieldValue(at, { ...line, medicineId, name, route });
    },
  });
  return (
    <FormModal
      title={dischargeTexts('decideTitle', { patient })}
      draft={draft}
      size="xl"
      onClose={onClose}
      submitLabel={dischargeTexts('decide')}
    >
      <PatientHeading patient={admission.patient} isInDialog />
      <DecisionFields form={form} isTakenOver={first.isTakenOver} />
      {!takesNothingHome(values) && (
        <>
          <Fieldset legend={t('title')}>
            <Stack gap="sm">
              <Text size="sm">{lines.length === 0 ? t('nothingRuns') : t('lead')}</Text>
              {form.errors['running'] && (
                <Text size="sm" c="red" role="alert">
                  {form.errors['running']}
                </Text>
              )}
              {values.running.map((running, place) => {
                const order = lines.find(({ id }) => id === running.lineId);
                return order ? (
                  <RunningLineFields
                    key={running.lineId}
                    order={order}
                    values={running}
                    field={fieldsAt(form, `running.${place}`)}
                    lineField={fieldsAt(form, `running.${place}.line`)}
                    place={place}
                    line={lineProps(`running.${place}.line`, running.line)}
                  />
                ) : null;
              })}
            </Stack>
          </Fieldset>
          <Fieldset legend={t('added')}>
            <Stack gap="sm">
              {values.added.map((line, place) => (
                <LineFields
                  // oxlint-disable-next-line react/no-array-index-key -- a line has nothing of its own but its place
                  key={place}
                  {...lineProps(`added.${place}`, line)}
                  field={fieldsAt(form, `added.${place}`)}
                  label={t('addedOf', { number: place + 1 })}
                  remove={{
                    label: t('remove', { number: place + 1 }),
                    onClick: () => form.removeListItem('added', place),
                  }}
                />
              ))}
              <Group>
                <Button variant="default" size="xs" onClick={() => form.insertListItem('added', emptyLine)}>
                  {t('add')}
                </Button>
              </Group>
            </Stack>
          </Fieldset>
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <TextInput {...named('weight')} inputMode="decimal" autoComplete="off" />
            <Textarea {...named('advice')} autosize />
          </SimpleGrid>
        </>
      )}
    </FormModal>
  );
}
