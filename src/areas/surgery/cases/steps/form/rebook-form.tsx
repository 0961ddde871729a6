import { z } from 'zod';
import { PatientHeading } from '#areas/patients/patient-record.public.ts';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { DateTimeField } from '#ui/form/fields/date-time-field.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { WholeNumberField } from '#ui/form/fields/whole-number-field.tsx';
import { FormModal } from '#ui/form/form-modal.tsx';
import { Text } from '@mantine/core';
import { TheatreSelect } from '../../../theatres/form/theatre-select.tsx';
import { rebookCase } from '../../case.calls.ts';
import type { SurgicalCase } from '../../case.contract.ts';
import { useRememberCase } from '../../case.hooks.ts';
import { caseSchema } from '../../form/case-form.values.ts';
import { BookingBarrier } from '../../form/booking-barrier.tsx';
import { useBookingBarrier } from '../../form/use-booking-barrier.ts';
import { t } from '../steps.texts.ts';
import { stepRefusals } from '../steps.words.ts';

const { theatreId, scheduledStartTime, estimatedDuration } = caseSchema.shape;
const schema = z.strictObject({ theatreId, scheduledStartTime, estimatedDuration });

export interface RebookFormProps {
  surgicalCase: SurgicalCase;
  onClose: () => void;
  onReload: (current: SurgicalCase) => void;
}

/** Gives a postponed case another time. */
export function RebookForm({ surgicalCase, onClose, onReload }: RebookFormProps) {
  const booking = useBookingBarrier();
  const { draft, failureActions } = useRecordForm({
    draftName: 'surgical-case-rebook',
    stored: surgicalCase,
    schema,
    initialValues: {
      theatreId: surgicalCase.theatre?.id ?? '',
      scheduledStartTime: '',
      estimatedDuration: surgicalCase.estimatedDuration,
    },
    update: (fields, { id: caseId, version }, submission) =>
      booking.keeping(rebookCase({ ...fields, caseId, version, ...booking.reasonsFor(fields) }, submission)),
    failed: () => t('failed'),
    refusals: stepRefusals,
    saved: ({ caseNumber: number }) => t('wasRebooked', { number }),
    remember: useRememberCase(),
    onSaved: onClose,
    onReload,
  });
  const { form } = draft;
  const field = namedFields(form, t);
  return (
    <>
      <FormModal
        title={t('rebookTitle', { number: surgicalCase.caseNumber })}
        draft={draft}
        onClose={onClose}
        submitLabel={t('rebook')}
        failureActions={failureActions}
      >
        <PatientHeading patient={surgicalCase.patient} isInDialog />
        <Text size="sm">{t('startHint')}</Text>
        <TheatreSelect {...field('theatreId', t('theatre'))} none={t('noTheatre')} />
        <DateTimeField {...field('scheduledStartTime', t('startTime'))} data-autofocus />
        <WholeNumberField {...field('estimatedDuration')} />
      </FormModal>
      <BookingBarrier
        barrier={booking.barrier}
        isEmergency={surgicalCase.urgency === 'emergency'}
        onClose={booking.forget}
        onPass={(barrier, reason) => {
          booking.allow(form.values, barrier, reason);
          draft.submit();
        }}
      />
    </>
  );
}
