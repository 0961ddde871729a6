import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Submission } from '#client/remote.ts';
import { useMay, usePerson } from '#client/session.ts';
import { CallError } from '#client/transport.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { removeDraft, writeDraft } from '#ui/form/draft-store.ts';
import { FormBody } from '#ui/form/form-body.tsx';
import { StaleDialog } from '#ui/form/stale-dialog.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { BackToPatients } from '../detail/back-to-patients.tsx';
import { OpenedPatient } from '../detail/opened-patient.tsx';
import { updatePatient } from '../patient.calls.ts';
import { fullName } from '../patient.words.ts';
import type { Patient } from '../patient.contract.ts';
import { useRememberPatient } from '../patient.hooks.ts';
import { t as patientText } from '../patients.texts.ts';
import { failureWords } from './patient-failure.words.ts';
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
  return <OpenedPatient>{(patient) => <EditPatient opened={patient} />}</OpenedPatient>;
}

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
  const remember = useRememberPatient();
  const [today] = useState(() => dateIn(tenant.timeZone, new Date()));
  const [schema] = useState(() => patientFormSchema(today));
  const [saved, setSaved] = useState<Patient>();
  const recordAddress = `/dashboard/patients/${begun.id}`;

  async function save(output: PatientFormOutput, submissionKey: string): Promise<Patient> {
    const changes = changesTo(begun, output);
    if (Object.keys(changes).length === 0) return begun;
    const { id: patientId, version } = begun;
    try {
      return await updatePatient({ patientId, version, ...changes }, new Submission(submissionKey));
    } catch (error) {
      if (error instanceof CallError && error.code === 'STALE') setSaved(error.facts['current'] as Patient);
      throw error;
    }
  }

  const draft = useDraftForm({
    schema,
    initialValues: valuesOf(begun),
    draftKey: draftKeyOf(begun),
    save,
    onSaved(patient) {
      remember(patient);
      notifySuccess(t('saved'));
      void navigate({ to: recordAddress, replace: true });
    },
    describeFailure: (error) => failureWords(patientText('failedToUpdate'), error),
  });

  const typed = draft.form.values;
  return (
    <>
      <FormBody
        draft={draft}
        submitLabel={t('saveChanges')}
        onCancel={() => void navigate({ to: recordAddress })}
      >
        <PatientFormFields form={draft.form} today={today} hasStatus={may('patients.delete')} />
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
