import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Submission } from '#client/remote.ts';
import { useMay, usePerson } from '#client/session.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import { currentOf, useRecordForm } from '#screens/form/use-record-form.tsx';
import { removeDraft, writeDraft } from '#ui/form/draft-store.ts';
import { FormBody } from '#ui/form/form-body.tsx';
import { StaleDialog } from '#ui/form/stale/stale-dialog.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { StatePage } from '#ui/state/state-page.tsx';
import { BackToPatients } from '../detail/back-to-patients.tsx';
import { OpenedPatient } from '../detail/opened-patient.tsx';
import { updatePatient } from '../patient.calls.ts';
import { fullName, isOnlyRead } from '../patient.words.ts';
import type { Patient } from '../patient.contract.ts';
import { useRememberPatient } from '../patient.hooks.ts';
import { t as patientText } from '../patients.texts.ts';
import { fieldName, fieldValue } from './patient-field.words.ts';
import { FormPage } from './form-page.tsx';
import { PatientFormFields } from './patient-form-fields.tsx';
import { t } from './patient-form.texts.ts';
import {
  changesTo,
  patientFormSchema,
  valuesOf,
  type PatientFormOutput,
  type PatientFormValues,
} from './patient-form.values.ts';

/** Changes the record of a patient. */
export function EditPatientScreen() {
  const may = useMay();
  return (
    <OpenedPatient>
      {(patient) =>
        isOnlyRead(patient, may) ? (
          <StatePage
            icon="lock"
            title={fullName(patient)}
            text={t('emergencyReads')}
            action={<BackToPatients />}
          />
        ) : (
          <EditPatient opened={patient} />
        )
      }
    </OpenedPatient>
  );
}

// As the form itself names its draft.
function draftKeyOf({ id, version }: Patient): string {
  return `patient.${id}.${version}`;
}

// The form stays on the record it began from, even when a newer one comes in live.
function EditPatient({ opened }: { opened: Patient }) {
  const [begun, setBegun] = useState(opened);

  function goOnFrom(saved: Patient, values: PatientFormValues) {
    removeDraft(draftKeyOf(begun));
    writeDraft(draftKeyOf(saved), { values, submissionKey: null });
    setBegun(saved);
  }

  return (
    <FormPage>
      <PageHeader
        title={t('titleEdit', { name: fullName(begun) })}
        description={begun.patientNumber}
        back={<BackToPatients />}
      />
      <EditPatientForm key={begun.version} begun={begun} onStale={goOnFrom} />
    </FormPage>
  );
}

interface EditPatientFormProps {
  begun: Patient;
  /** Somebody else saved `saved` meanwhile; the form goes on from there with these values. */
  onStale: (saved: Patient, values: PatientFormValues) => void;
}

function EditPatientForm({ begun, onStale }: EditPatientFormProps) {
  const { tenant } = usePerson();
  const may = useMay();
  const format = useFormat();
  const navigate = useNavigate();
  const [today] = useState(() => dateIn(tenant.timeZone, new Date()));
  const [schema] = useState(() => patientFormSchema(today, begun.allergies));
  const [saved, setSaved] = useState<Patient>();
  const recordAddress = `/dashboard/patients/${begun.id}`;

  async function save(output: PatientFormOutput, stored: Patient, submission: Submission): Promise<Patient> {
    const changes = changesTo(stored, output);
    if (Object.keys(changes).length === 0) return stored;
    const { id: patientId, version } = stored;
    try {
      return await updatePatient({ patientId, version, ...changes }, submission);
    } catch (error) {
      setSaved(currentOf(error) as Patient | undefined);
      throw error;
    }
  }

  const { draft } = useRecordForm({
    draftName: 'patient',
    stored: begun,
    schema,
    initialValues: valuesOf(begun),
    update: save,
    failed: () => patientText('failedToUpdate'),
    saved: () => t('saved'),
    remember: useRememberPatient(),
    onSaved: () => void navigate({ to: recordAddress, replace: true }),
  });

  const typed = draft.form.values;
  return (
    <>
      <FormBody
        draft={draft}
        submitLabel={t('saveChanges')}
        onCancel={() => void navigate({ to: recordAddress })}
      >
        <PatientFormFields
          form={draft.form}
          today={today}
          hasStatus={may('patients.delete')}
          knownAllergies={begun.allergies}
        />
      </FormBody>
      {saved && (
        <StaleDialog
          begun={valuesOf(begun)}
          typed={typed}
          saved={valuesOf(saved)}
          fieldName={fieldName}
          fieldValue={(field, value) => fieldValue(field, value, format)}
          onClose={() => setSaved(undefined)}
          onMerge={(values) => onStale(saved, values)}
        />
      )}
    </>
  );
}
