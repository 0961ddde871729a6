import { PatientHeading } from '#areas/patients/patient-record.public.ts';
import { Submission } from '#client/remote.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { StopsToWeigh } from '#screens/safety/stops-to-weigh.tsx';
import { useStops } from '#screens/safety/use-stops.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import type { Admission } from '../../admissions/admission.contract.ts';
import { patientName } from '../../beds/bed.words.ts';
import { decideDischarge } from '../discharge.calls.ts';
import type { Discharge } from '../discharge.contract.ts';
import { useStageChanged } from '../discharge.hooks.ts';
import { dischargeRefusals } from '../discharge.words.ts';
import { t } from '../discharges.texts.ts';
import { decideSchema, initialValues } from './decide-form.values.ts';
import { DecisionFields } from './decision-fields.tsx';
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
  return (
    <FormModal
      title={t('decideTitle', { patient })}
      draft={draft}
      size="lg"
      onClose={onClose}
      submitLabel={t('decide')}
    >
      <PatientHeading patient={admission.patient} isInDialog />
      <DecisionFields form={form} />
      <MedicineFields form={form} />
      <StopsToWeigh stops={stops} />
    </FormModal>
  );
}
