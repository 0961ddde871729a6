import { Box } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { PatientPicker } from '#areas/patients/patient-picker.public.ts';
import { idOf, useSearchParameters } from '#client/search-parameters.ts';
import { BackLink } from '#screens/detail/back-link.tsx';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { FormBody } from '#ui/form/form-body.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { patientName } from '../../beds/bed.words.ts';
import { admitPatient } from '../admission.calls.ts';
import type { Admission } from '../admission.contract.ts';
import { useRememberAdmission } from '../admission.hooks.ts';
import { admissionRefusals } from '../admission.words.ts';
import { t } from '../admissions.texts.ts';
import { AdmissionFields } from './admission-fields.tsx';
import {
  type NewAdmissionFields,
  newAdmissionSchema,
  type NewAdmissionValues,
  newValues,
} from './admission-form.values.ts';
import { asksForReason, PlacementFields } from './placement-fields.tsx';

const admissions = '/dashboard/admissions';

/** Admits a patient directly, or because somebody asked for a bed. */
export function NewAdmissionScreen() {
  const navigate = useNavigate();
  const [address] = useSearchParameters((raw) => ({
    patientId: idOf(raw['patientId']),
    requestId: idOf(raw['requestId']),
    bedId: idOf(raw['bedId']),
  }));
  const { requestId } = address;
  const remember = useRememberAdmission();
  const [isAsked, setAsked] = useState(false);
  const { draft } = useRecordForm<Admission, NewAdmissionValues, NewAdmissionFields>({
    draftName: ['admission', address.patientId].filter(Boolean).join('.'),
    stored: undefined,
    schema: newAdmissionSchema,
    initialValues: newValues({ patientId: address.patientId ?? '', bedId: address.bedId ?? '' }),
    async create(fields, submission) {
      try {
        return await admitPatient({ ...fields, ...(requestId && { requestId }) }, submission);
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
  return (
    <Box maw={860}>
      <PageHeader title={t('formTitle')} back={<BackLink to={admissions} label={t('back')} />} />
      <FormBody draft={draft} submitLabel={t('admit')} onCancel={() => void navigate({ to: admissions })}>
        <PatientPicker label={t('patient')} required data-autofocus {...form.getInputProps('patientId')} />
        <AdmissionFields
          form={form}
          bed={
            <PlacementFields
              bed={{ label: t('bed'), description: t('bedHint'), ...form.getInputProps('bedId') }}
              reason={form.getInputProps('placementReason')}
              hasReason={isAsked}
            />
          }
        />
      </FormBody>
    </Box>
  );
}
