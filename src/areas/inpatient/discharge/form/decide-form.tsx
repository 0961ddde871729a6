import { Checkbox, NativeSelect, TagsInput, Textarea, TextInput } from '@mantine/core';
import { PatientHeading } from '#areas/patients/patient-record.public.ts';
import { Submission } from '#client/remote.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { StopsToWeigh } from '#screens/safety/stops-to-weigh.tsx';
import { useStops } from '#screens/safety/use-stops.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { DateField } from '#ui/form/fields/date-field.tsx';
import { DateTimeField } from '#ui/form/fields/date-time-field.tsx';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import type { Admission } from '../../admissions/admission.contract.ts';
import { patientName } from '../../beds/bed.words.ts';
import { decideDischarge } from '../discharge.calls.ts';
import { type Discharge, dispositions } from '../discharge.contract.ts';
import { useStageChanged } from '../discharge.hooks.ts';
import { dischargeRefusals } from '../discharge.words.ts';
import { t } from '../discharges.texts.ts';
import { decideSchema, initialValues } from './decide-form.values.ts';
import { MedicineFields } from './medicine-fields.tsx';

export interface DecideFormProps {
  admission: Admission;
  discharge: Discharge;
  onClose: () => void;
}

/** The doctor's decision: how the patient leaves, with diagnoses, summary, follow-up and medicines. */
export function DecideForm({ admission, discharge, onClose }: DecideFormProps) {
  const { id: admissionId } = admission;
  const { version } = discharge;
  const changed = useStageChanged(admissionId);
  const patient = patientName(admission.patient);
  const stops = useStops();
  const draft = useDraftForm({
    schema: decideSchema,
    initialValues: initialValues(admission, discharge),
    draftKey: `discharge.${admissionId}.${version}`,
    save: (fields, key) =>
      decideDischarge({ ...fields, admissionId, version, reasons: stops.reasons }, new Submission(key)),
    describeFailure(error) {
      stops.take(error);
      changed();
      return failureWords(t('failedToDecide'), error, dischargeRefusals);
    },
    onSaved(written) {
      changed(written);
      notifySuccess(t('wasDecided', { patient }));
      onClose();
    },
  });
  const { form } = draft;
  const { disposition } = form.getValues();
  return (
    <FormModal
      title={t('decideTitle', { patient })}
      draft={draft}
      size="lg"
      onClose={onClose}
      submitLabel={t('decide')}
    >
      <PatientHeading patient={admission.patient} isInDialog />
      <NativeSelect
        label={t('disposition')}
        required
        data-autofocus
        data={dispositions.map((value) => ({ value, label: t(`disposition_${value}`) }))}
        {...form.getInputProps('disposition')}
      />
      {disposition === 'referred' && (
        <TextInput label={t('referredTo')} required maxLength={300} {...form.getInputProps('referredTo')} />
      )}
      <DateTimeField
        label={t(disposition === 'absconded' ? 'missingAt' : 'dischargedAt')}
        {...form.getInputProps('dischargedAt')}
      />
      {disposition === 'died' && (
        <>
          <DateTimeField label={t('diedAt')} required {...form.getInputProps('diedAt')} />
          <Textarea
            label={t('causeOfDeath')}
            required
            autosize
            maxLength={500}
            {...form.getInputProps('causeOfDeath')}
          />
          <Checkbox label={t('recordsDeath')} {...form.getInputProps('recordsDeath', { type: 'checkbox' })} />
        </>
      )}
      <TagsInput
        label={t('diagnoses')}
        description={t('diagnosesHint')}
        maxTags={20}
        acceptValueOnBlur
        {...form.getInputProps('diagnoses')}
      />
      <Textarea
        label={t('summary')}
        required
        autosize
        minRows={4}
        maxLength={10_000}
        {...form.getInputProps('summary')}
      />
      <Textarea label={t('followUp')} autosize maxLength={2000} {...form.getInputProps('followUp')} />
      <DateField label={t('followUpDate')} {...form.getInputProps('followUpDate')} />
      <MedicineFields form={form} />
      <StopsToWeigh stops={stops} />
    </FormModal>
  );
}
