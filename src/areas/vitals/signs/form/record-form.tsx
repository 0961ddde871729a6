import { Button, Paper, Title } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { PatientPicker } from '#areas/patients/patient-picker.public.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { DateTimeField } from '#ui/form/fields/date-time-field.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { FormBody } from '#ui/form/form-body.tsx';
import { EnterGoesOn } from '#ui/form/parts/enter-goes-on.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { useChart } from '../../chart/chart.hooks.ts';
import type { TemperatureUnit } from '../../scores/units.ts';
import { recordVitalSigns } from '../vital-signs.calls.ts';
import type { SignsPatient, VitalSigns } from '../vital-signs.contract.ts';
import { t } from '../vital-signs.texts.ts';
import { patientName } from '../vital-signs.words.ts';
import { judgeLive, type SubjectOfSet } from './live-judgement.ts';
import { type KnownSet, useMeasuredBefore } from './before/measured-before.ts';
import { MeasureFields } from './measure-fields.tsx';
import { News2Panel } from './news2-panel.tsx';
import { emptySet, recordSchema, type RecordValues } from './record-form.values.ts';
import { draftKeyOfSet, unsentSet } from './unsent-set.ts';
import { useRecorded } from './use-recorded.tsx';

export interface RecordFormProps {
  /** Whom the form begins with; '' where nobody is chosen yet. */
  patientId: string;
  /** That patient where the round knows them: without a network nobody else can name them. */
  known: SignsPatient | undefined;
  subject: SubjectOfSet | undefined;
  /** Their newest set as the round knows it. */
  newest: KnownSet | null | undefined;
  temperatureUnit: TemperatureUnit;
  isObstetric: boolean;
  /** There is somebody after this patient in the round. */
  hasNext: boolean;
  onPatient: (patientId: string) => void;
  onUnit: (unit: TemperatureUnit) => void;
  onRecorded: (isNextWanted: boolean) => void;
}

/** One set of one patient; what is typed for one patient is never shown for another. */
export function RecordForm(props: RecordFormProps) {
  const { patientId, known, subject, hasNext, onPatient, onUnit } = props;
  const isNextWanted = useRef(false);
  const recorded = useRecorded(() => props.onRecorded(isNextWanted.current));
  // The draft belongs to the patient with whom the form began, also after one was picked.
  const [draftKey] = useState(() => draftKeyOfSet(patientId));
  const chart = useChart(known ? '' : patientId).data;
  const named = known ?? chart?.patient;
  const name = named ? patientName(named) : t('patient');
  const draft = useDraftForm<RecordValues, ReturnType<typeof recordSchema.parse>, VitalSigns | undefined>({
    schema: recordSchema as never,
    initialValues: { ...emptySet(props.temperatureUnit, props.isObstetric), patientId },
    draftKey,
    save(fields, submissionKey, corrects) {
      const words = unsentSet({ fields, values: draft.form.values, patientName: name });
      return recordVitalSigns(fields, { ...words, submissionKey, corrects });
    },
    describeFailure: (error) => failureWords(t('failedToRecord'), error),
    onSaved: recorded.tell,
  });
  const { form } = draft;
  const field = namedFields(form, t);
  const { temperatureUnit } = form.values;
  useEffect(() => onUnit(temperatureUnit), [temperatureUnit, onUnit]);
  const [restoredId] = useState(form.values.patientId);
  useEffect(() => {
    if (patientId === '' && restoredId !== '') onPatient(restoredId);
    // Once, for the draft of an earlier visit.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const judged = judgeLive(form.values, subject);
  const before = useMeasuredBefore(form.values.patientId, props.newest);

  function pick(id: string) {
    if (form.values.patientId === '') form.setFieldValue('patientId', id);
    onPatient(id);
  }

  function submit(isNext: boolean) {
    isNextWanted.current = isNext;
    draft.submit();
  }

  return (
    <Paper component="section" withBorder p="md" aria-labelledby="recording">
      <Title order={2} size="h4" id="recording" mb="sm">
        {t('recording')}
      </Title>
      <FormBody
        draft={{ ...draft, submit: (event) => submitOnly(event, submit) }}
        submitLabel={t('record')}
        extraActions={
          hasNext && (
            <Button variant="light" loading={draft.isSaving} onClick={() => submit(true)}>
              {t('recordNext')}
            </Button>
          )
        }
      >
        <EnterGoesOn>
          <PatientPicker
            {...field('patientId', t('patient'))}
            known={known}
            {...(patientId === '' && { 'data-autofocus': true })}
            value={form.values.patientId}
            onChange={pick}
          />
          <MeasureFields form={form} judged={judged} before={before} />
          <News2Panel judged={judged} />
          <DateTimeField {...field('recordedAt')} />
        </EnterGoesOn>
      </FormBody>
      {recorded.question}
    </Paper>
  );
}

function submitOnly(event: { preventDefault: () => void } | undefined, submit: (isNext: boolean) => void) {
  event?.preventDefault();
  submit(false);
}
