import { Box } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { PickedPatientHeading } from '#areas/patients/patient-record.public.ts';
import { PatientPicker } from '#areas/patients/patient-picker.public.ts';
import { useCarriedDiagnosis } from '#client/carried.ts';
import { idOf, textOf, useSearchParameters } from '#client/search-parameters.ts';
import { isInstant } from '#kernel/time/time-zone.ts';
import { BackLink } from '#screens/detail/back-link.tsx';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { FormBody } from '#ui/form/form-body.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { createCase } from '../case.calls.ts';
import type { SurgicalCase } from '../case.contract.ts';
import { useRememberCase } from '../case.hooks.ts';
import { caseRefusals } from '../case.words.ts';
import { t } from '../cases.texts.ts';
import { CaseFields } from './case-fields.tsx';
import { type NewCaseFields, newCaseSchema, type NewCaseValues, newValues } from './case-form.values.ts';
import { BookingBarrier } from './booking-barrier.tsx';
import { useBookingBarrier } from './use-booking-barrier.ts';

const cases = '/dashboard/surgery/cases';

/** Adds a case: with a theatre and a start it is booked, without it waits for a date. */
export function NewCaseScreen() {
  const navigate = useNavigate();
  const [address] = useSearchParameters((raw) => ({
    patientId: idOf(raw['patientId']),
    admissionId: idOf(raw['admissionId']),
    consultationId: idOf(raw['consultationId']),
    theatreId: idOf(raw['theatreId']),
    startTime: instantOf(raw['start']),
  }));
  const { admissionId, consultationId } = address;
  const booking = useBookingBarrier();
  const diagnosis = useCarriedDiagnosis();
  const { draft } = useRecordForm<SurgicalCase, NewCaseValues, NewCaseFields>({
    draftName: ['surgical-case', address.patientId].filter(Boolean).join('.'),
    stored: undefined,
    schema: newCaseSchema,
    initialValues: newValues(address, diagnosis),
    create: (fields, submission) =>
      booking.keeping(
        createCase(
          {
            ...fields,
            ...(admissionId && { admissionId }),
            ...(consultationId && { consultationId }),
            ...booking.reasonsFor(fields),
          },
          submission,
        ),
      ),
    failed: () => t('failedToCreate'),
    refusals: caseRefusals,
    saved: ({ caseNumber: number }) => t('wasCreated', { number }),
    remember: useRememberCase(),
    onSaved: ({ id }) => void navigate({ to: `${cases}/${id}`, replace: true }),
  });
  const { form } = draft;
  const field = namedFields(form, t);
  return (
    <Box maw={860}>
      <PageHeader
        title={t('newCase')}
        description={t('startHint')}
        back={<BackLink to={cases} label={t('back')} />}
      />
      <FormBody
        draft={draft}
        submitLabel={t('scheduleSurgery')}
        onCancel={() => void navigate({ to: cases })}
      >
        <PatientPicker {...field('patientId', t('patient'))} data-autofocus />
        {form.values.patientId !== '' && <PickedPatientHeading patientId={form.values.patientId} />}
        <CaseFields form={form} />
      </FormBody>
      <BookingBarrier
        barrier={booking.barrier}
        isEmergency={form.values.urgency === 'emergency'}
        onClose={booking.forget}
        onPass={(barrier, reason) => {
          booking.allow(form.values, barrier, reason);
          draft.submit();
        }}
      />
    </Box>
  );
}

function instantOf(raw: unknown): string | undefined {
  const text = textOf(raw);
  return text !== undefined && isInstant(text) ? text : undefined;
}
