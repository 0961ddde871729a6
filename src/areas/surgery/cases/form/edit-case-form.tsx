import { PatientHeading } from '#areas/patients/patient-record.public.ts';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { FormModal } from '#ui/form/form-modal.tsx';
import { updateCase } from '../case.calls.ts';
import type { SurgicalCase } from '../case.contract.ts';
import { useRememberCase } from '../case.hooks.ts';
import { caseRefusals, isClosed } from '../case.words.ts';
import { t } from '../cases.texts.ts';
import { CaseFields } from './case-fields.tsx';
import { type CaseFormFields, caseSchema, closedCaseSchema, valuesOf } from './case-form.values.ts';
import { BookingBarrier } from './booking-barrier.tsx';
import { useBookingBarrier } from './use-booking-barrier.ts';

export interface EditCaseFormProps {
  surgicalCase: SurgicalCase;
  onClose: () => void;
  /** Opens the form anew with what somebody else saved. */
  onReload: (current: SurgicalCase) => void;
}

/** Changes or moves a case that has not begun. */
export function EditCaseForm({ surgicalCase, onClose, onReload }: EditCaseFormProps) {
  const booking = useBookingBarrier();
  const isWithoutWords = isClosed(surgicalCase);
  const { draft, failureActions } = useRecordForm({
    draftName: 'surgical-case',
    stored: surgicalCase,
    schema: isWithoutWords ? closedCaseSchema : caseSchema,
    initialValues: valuesOf(surgicalCase),
    update: (fields, { id: caseId, version }, submission) =>
      booking.keeping(
        updateCase(
          { ...changesOf(fields, isWithoutWords), caseId, version, ...booking.reasonsFor(fields) },
          submission,
        ),
      ),
    failed: () => t('failedToUpdate'),
    refusals: caseRefusals,
    saved: ({ caseNumber: number }) => t('wasSaved', { number }),
    remember: useRememberCase(),
    onSaved: onClose,
    onReload,
  });
  return (
    <>
      <FormModal
        title={t('editTitle')}
        draft={draft}
        onClose={onClose}
        submitLabel={t('save')}
        failureActions={failureActions}
      >
        <PatientHeading patient={surgicalCase.patient} isInDialog />
        <CaseFields form={draft.form} stored={surgicalCase} isClosed={isWithoutWords} />
      </FormModal>
      <BookingBarrier
        barrier={booking.barrier}
        isEmergency={draft.form.values.urgency === 'emergency'}
        onClose={booking.forget}
        onPass={(barrier, reason) => {
          booking.allow(draft.form.values, barrier, reason);
          draft.submit();
        }}
      />
    </>
  );
}

/** What is sent: words that the reader cannot see stay as they are. */
function changesOf(fields: CaseFormFields, isWithoutWords: boolean) {
  if (!isWithoutWords) return fields;
  const { surgeonId, assistantSurgeonId, anesthesiologistId, nurseIds } = fields;
  const { theatreId, scheduledStartTime, estimatedDuration, urgency, fastingFrom } = fields;
  return {
    ...{ surgeonId, assistantSurgeonId, anesthesiologistId, nurseIds },
    ...{ theatreId, scheduledStartTime, estimatedDuration, urgency, fastingFrom },
  };
}
