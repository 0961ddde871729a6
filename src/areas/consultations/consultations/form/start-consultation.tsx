import { Button, type ButtonProps } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { AppointmentActionProps } from '#areas/appointments/appointments-web.public.ts';
import { Submission } from '#client/remote.ts';
import { CallError } from '#client/transport.ts';
import { tellFailure } from '#screens/refusal/tell-failure.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { useState } from 'react';
import { startConsultation } from '../consultation.calls.ts';
import { useRememberConsultation } from '../consultation.hooks.ts';
import { consultationRefusals } from '../consultation.words.ts';
import { t } from '../consultations.texts.ts';

export interface StartConsultationProps extends ButtonProps {
  patientId: string;
  appointmentId?: string;
}

/** Begins a consultation and opens it; one that the appointment has already is opened instead. */
export function StartConsultation({ patientId, appointmentId, ...button }: StartConsultationProps) {
  const navigate = useNavigate();
  const remember = useRememberConsultation();
  const [isBusy, setBusy] = useState(false);

  function open(consultationId: string) {
    void navigate({ to: `/dashboard/consultations/${consultationId}` });
  }

  async function start(submission: Submission) {
    setBusy(true);
    try {
      const begun = await startConsultation(
        { patientId, ...(appointmentId && { appointmentId }) },
        submission,
      );
      remember(begun);
      open(begun.id);
    } catch (error) {
      const there = existing(error);
      if (there) {
        notifySuccess(t('exists', { name: there.authorName }));
        open(there.consultationId);
      } else {
        tellFailure({
          title: t('failedToStart'),
          error,
          refusals: consultationRefusals,
          onRetry: () => start(submission),
        });
      }
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button {...button} loading={isBusy} onClick={() => void start(new Submission())}>
      {t('start')}
    </Button>
  );
}

function existing(error: unknown): { consultationId: string; authorName: string } | undefined {
  if (!(error instanceof CallError) || error.code !== 'CONSULTATION_EXISTS') return undefined;
  const { consultationId, authorName } = error.facts;
  if (typeof consultationId !== 'string') return undefined;
  return { consultationId, authorName: String(authorName) };
}

/** The same among the buttons of an appointment. */
export function StartOfAppointment({ appointment }: AppointmentActionProps) {
  if (appointment.status === 'cancelled') return null;
  return <StartConsultation patientId={appointment.patient.id} appointmentId={appointment.id} />;
}
