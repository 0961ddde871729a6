import { LateTimeFields } from '#areas/settings/late-time-fields.public.tsx';
import { useMay } from '#client/session.ts';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { FormModal } from '#ui/form/form-modal.tsx';
import { updateAdmission } from '../admission.calls.ts';
import type { Admission } from '../admission.contract.ts';
import { useRememberAdmission } from '../admission.hooks.ts';
import { admissionRefusals } from '../admission.words.ts';
import { t } from '../admissions.texts.ts';
import { AdmissionFields } from './admission-fields.tsx';
import { admissionSchema, valuesOf } from './admission-form.values.ts';

export interface EditAdmissionFormProps {
  admission: Admission;
  onClose: () => void;
  /** Opens the form anew with what somebody else saved. */
  onReload: (current: Admission) => void;
}

/** Changes an active admission. */
export function EditAdmissionForm({ admission, onClose, onReload }: EditAdmissionFormProps) {
  const may = useMay();
  const isClosed = admission.patient.isRestricted && !may('emr.sensitive');
  const { draft, failureActions } = useRecordForm({
    draftName: 'admission',
    stored: admission,
    schema: admissionSchema,
    initialValues: valuesOf(admission),
    update({ primaryDiagnosis, secondaryDiagnoses, admissionNotes, ...open }, stored, submission) {
      const { id: admissionId, version } = stored;
      const findings = isClosed ? {} : { primaryDiagnosis, secondaryDiagnoses, admissionNotes };
      return updateAdmission({ ...open, ...findings, admissionId, version }, submission);
    },
    failed: () => t('failedToUpdate'),
    refusals: admissionRefusals,
    saved: () => t('wasSaved'),
    remember: useRememberAdmission(),
    onSaved: onClose,
    onReload,
  });
  return (
    <FormModal
      title={t('editTitle')}
      draft={draft}
      onClose={onClose}
      submitLabel={t('save')}
      failureActions={failureActions}
    >
      <AdmissionFields form={draft.form} isClosed={isClosed} />
      {admission.receivedAt !== null && (
        <LateTimeFields
          form={draft.form}
          field="receivedAt"
          label={t('receivedAt')}
          stored={admission.receivedAt}
          isForAll
        />
      )}
    </FormModal>
  );
}
