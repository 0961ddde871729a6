import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { Submission } from '#client/remote.ts';
import { type RawSearch, textOf, useSearchParameters } from '#client/search-parameters.ts';
import { usePerson } from '#client/session.ts';
import { CallError } from '#client/transport.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { FormBody } from '#ui/form/form-body.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { BackToPatients } from '../detail/back-to-patients.tsx';
import { registerPatient } from '../patient.calls.ts';
import { fullName } from '../patient.words.ts';
import type { Patient, PatientSummary } from '../patient.contract.ts';
import { useRememberPatient } from '../patient.hooks.ts';
import { t as patientText } from '../patients.texts.ts';
import { DuplicatesDialog } from './duplicates-dialog.tsx';
import { FormPage } from './form-page.tsx';
import { PatientFormFields } from './patient-form-fields.tsx';
import { t } from './patient-form.texts.ts';
import { askedValues } from './asked-values.ts';
import {
  emptyValues,
  patientFormSchema,
  type PatientFormOutput,
  type PatientFormValues,
} from './patient-form.values.ts';

interface Likeness {
  candidates: PatientSummary[];
  identity: string;
}

// What duplicates are found by: after a change of these the user is asked again.
function identityOf({ firstName, lastName, dateOfBirth, phone }: PatientFormOutput): string {
  return JSON.stringify([firstName, lastName, dateOfBirth, phone]);
}

function readSearch(raw: RawSearch) {
  return { asked: textOf(raw['asked']) };
}

/** Registers a patient; who was searched for without a result stands in the form already. */
export function NewPatientScreen() {
  const { tenant } = usePerson();
  const navigate = useNavigate();
  const [{ asked }] = useSearchParameters(readSearch);
  const [today] = useState(() => dateIn(tenant.timeZone, new Date()));
  const [schema] = useState(() => patientFormSchema(today));
  const [likeness, setLikeness] = useState<Likeness>();
  const anotherPerson = useRef<string>(undefined);

  async function register(fields: PatientFormOutput, submission: Submission): Promise<Patient> {
    const { status: _activeAnyway, ...rest } = fields;
    const identity = identityOf(fields);
    const isAnotherPerson = anotherPerson.current === identity;
    try {
      return await registerPatient({ ...rest, isAnotherPerson }, submission);
    } catch (error) {
      const candidates = candidatesIn(error);
      if (candidates) setLikeness({ candidates, identity });
      throw error;
    }
  }

  const { draft } = useRecordForm<Patient, PatientFormValues, PatientFormOutput>({
    draftName: 'patient',
    stored: undefined,
    schema,
    initialValues: { ...emptyValues(), ...askedValues(asked) },
    create: register,
    failed: () => patientText('failedToCreate'),
    refusals: {
      PATIENT_DUPLICATE: () => t('likelyDuplicate'),
      PLAN_LIMIT: ({ limit }) => t('planLimit', { limit: Number(limit) }),
      SUBSCRIPTION_PAST_DUE: () => t('pastDue'),
    },
    saved: (patient) => t('registered', { name: fullName(patient), number: patient.patientNumber }),
    remember: useRememberPatient(),
    onSaved: ({ id }) => void navigate({ to: `/dashboard/patients/${id}`, replace: true }),
  });

  function registerAnother() {
    anotherPerson.current = likeness?.identity;
    setLikeness(undefined);
    draft.submit();
  }

  return (
    <FormPage>
      <PageHeader title={t('titleNew')} description={t('leadNew')} back={<BackToPatients />} />
      <FormBody
        draft={draft}
        submitLabel={t('register')}
        onCancel={() => void navigate({ to: '/dashboard/patients' })}
      >
        <PatientFormFields form={draft.form} today={today} hasStatus={false} />
      </FormBody>
      {likeness && (
        <DuplicatesDialog
          candidates={likeness.candidates}
          onClose={() => setLikeness(undefined)}
          onRegisterAnother={registerAnother}
        />
      )}
    </FormPage>
  );
}

function candidatesIn(error: unknown): PatientSummary[] | undefined {
  if (!(error instanceof CallError) || error.code !== 'PATIENT_DUPLICATE') return undefined;
  return error.facts['candidates'] as PatientSummary[];
}
