import { Box } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { PatientPicker } from '#areas/patients/patient-picker.public.ts';
import { LateTimeFields } from '#areas/settings/late-time-fields.public.tsx';
import { idOf, useSearchParameters } from '#client/search-parameters.ts';
import { useToday } from '#client/use-today.ts';
import { BackLink } from '#screens/detail/back-link.tsx';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { FormBody } from '#ui/form/form-body.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { patientName } from '../../beds/bed.words.ts';
import { t as bedText } from '../../beds/beds.texts.ts';
import { LoadingSkeleton } from '#ui/state/skeletons.tsx';
import { useOpenRequest } from '../../requests/admission-request.hooks.ts';
import type { AdmissionRequest } from '../../requests/admission-request.contract.ts';
import { admitPatient } from '../admission.calls.ts';
import type { Admission } from '../admission.contract.ts';
import { useRememberAdmission, useRunningAdmission } from '../admission.hooks.ts';
import { admissionRefusals } from '../admission.words.ts';
import { t } from '../admissions.texts.ts';
import { AdmissionFields } from './admission-fields.tsx';
import {
  type NewAdmissionFields,
  newAdmissionSchema,
  type NewAdmissionValues,
  newValues,
} from './admission-form.values.ts';
import { AskedForBed, RunningStay } from './known-before.tsx';
import { asksForReason, PlacementFields } from './placement-fields.tsx';
import { useFollowedRequest } from './use-followed-request.ts';
import { valuesOfRequest } from './values-of-request.ts';

const admissions = '/dashboard/admissions';

/** Admits a patient directly, or because somebody asked for a bed: what the request says is typed already. */
export function NewAdmissionScreen() {
  const [address] = useSearchParameters((raw) => ({
    patientId: idOf(raw['patientId']),
    bedId: idOf(raw['bedId']),
  }));
  const { patientId = '', bedId = '' } = address;
  const { data: request, isLoading } = useOpenRequest(patientId);
  return (
    <Box maw={860}>
      <PageHeader title={t('formTitle')} back={<BackLink to={admissions} label={t('back')} />} />
      {isLoading ? (
        <LoadingSkeleton />
      ) : (
        <NewAdmissionForm patientId={patientId} bedId={bedId} request={request ?? null} />
      )}
    </Box>
  );
}

interface NewAdmissionFormProps {
  /** As the address names them, '' for none. */
  patientId: string;
  bedId: string;
  /** The open request of that patient. */
  request: AdmissionRequest | null;
}

function NewAdmissionForm({ patientId, bedId, request: first }: NewAdmissionFormProps) {
  const navigate = useNavigate();
  const today = useToday();
  const remember = useRememberAdmission();
  const [isAsked, setAsked] = useState(false);
  const { draft } = useRecordForm<Admission, NewAdmissionValues, NewAdmissionFields>({
    draftName: ['admission', patientId].filter(Boolean).join('.'),
    stored: undefined,
    schema: newAdmissionSchema,
    initialValues: { ...newValues({ patientId, bedId }), ...valuesOfRequest(first, today) },
    async create(fields, submission) {
      try {
        return await admitPatient({ ...fields, ...(request && { requestId: request.id }) }, submission);
      } catch (error) {
        if (asksForReason(error)) setAsked(true);
        throw error;
      }
    },
    failed: () => t('failedToCreate'),
    refusals: admissionRefusals,
    saved: ({ patient, admissionNumber: number }) =>
      t('wasAdmitted', { patient: patientName(patient), number }),
    remember,
    onSaved: ({ id }) => void navigate({ to: `${admissions}/${id}`, replace: true }),
  });
  const { form } = draft;
  const named = namedFields(form, t);
  const request = useFollowedRequest(form, first);
  const { data: running } = useRunningAdmission(form.values.patientId);
  const wish = {
    ...(form.values.patientId && { patientId: form.values.patientId }),
    ...(request?.wardType && { wardType: request.wardType }),
    ...(request?.wardId && { wardId: request.wardId }),
  };
  return (
    <FormBody draft={draft} submitLabel={t('admit')} onCancel={() => void navigate({ to: admissions })}>
      <PatientPicker {...named('patientId', t('patient'))} data-autofocus />
      {running && <RunningStay admission={running} />}
      {request && <AskedForBed request={request} />}
      <AdmissionFields
        form={form}
        bed={
          <>
            <PlacementFields
              bed={{ label: t('bed'), description: t('bedHint'), wish, ...form.getInputProps('bedId') }}
              reason={form.getInputProps('placementReason')}
              hasReason={isAsked}
            />
            {form.values.bedId !== '' && (
              <LateTimeFields form={form} field="placedAt" label={bedText('placedAt')} />
            )}
          </>
        }
      />
    </FormBody>
  );
}
