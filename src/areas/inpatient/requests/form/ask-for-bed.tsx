import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import type { AppointmentActionProps } from '#areas/appointments/appointments-web.public.ts';
import type { ConsultationOrderProps } from '#areas/consultations/consultations-web.public.ts';
import { Link } from '#client/link.tsx';
import { useMay } from '#client/session.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { useRunningAdmission } from '../../admissions/admission.hooks.ts';
import { useOpenRequest } from '../admission-request.hooks.ts';
import { t } from '../admission-requests.texts.ts';

const RequestForm = lazyPart(() => import('./request-form.tsx'), 'RequestForm');

export interface AskForBedProps {
  patientId: string;
  /** The visit that showed the need. */
  appointmentId?: string;
  /** In which it is asked for. */
  consultationId?: string;
  diagnosis?: string | null;
  /** Of the buttons, as those beside them have it. */
  size: 'xs' | 'sm';
}

/**
 * Admits a patient, or asks for a bed: whatever the person who looks may do. Nothing for somebody who is admitted, and
 * no second request for somebody who waits.
 */
export function AskForBed({ patientId, appointmentId, consultationId, diagnosis, size }: AskForBedProps) {
  const may = useMay();
  const running = useRunningAdmission(patientId);
  const request = useOpenRequest(patientId);
  const [isAsking, setAsking] = useState(false);
  if (running.isLoading || request.isPending || running.data) return null;
  return (
    <>
      {may('admissions.write') && (
        <Button
          variant="default"
          size={size}
          renderRoot={(props) => <Link {...props} to="/dashboard/admission/new" search={{ patientId }} />}
        >
          {t('admit')}
        </Button>
      )}
      {/* The button stays where it was pressed, so that the focus comes back to it. */}
      {(request.data || may('admissions.request')) && (
        <Button
          variant="default"
          size={size}
          {...(request.data && { 'aria-disabled': true, 'data-disabled': true })}
          onClick={() => request.data || setAsking(true)}
        >
          {t(request.data ? 'waits' : 'request')}
        </Button>
      )}
      {isAsking && (
        <Suspense fallback={null}>
          <RequestForm
            patientId={patientId}
            {...(appointmentId && { appointmentId })}
            {...(consultationId && { consultationId })}
            diagnosis={diagnosis ?? null}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** The same among the buttons of an appointment. */
export function AskForBedOfAppointment({ appointment }: AppointmentActionProps) {
  if (appointment.status === 'cancelled') return null;
  return <AskForBed patientId={appointment.patient.id} appointmentId={appointment.id} size="sm" />;
}

/** The same among the orders of a consultation. */
export function AskForBedOfConsultation(props: ConsultationOrderProps) {
  const { patientId, consultationId, appointmentId, diagnosis } = props;
  return (
    <AskForBed
      size="xs"
      patientId={patientId}
      consultationId={consultationId}
      diagnosis={diagnosis}
      {...(appointmentId && { appointmentId })}
    />
  );
}
