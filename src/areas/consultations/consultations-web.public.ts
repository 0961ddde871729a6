import { defineSlot } from '#client/registration/slots.ts';

export { useProblems } from './problems/problem.hooks.ts';
export { readTimeline } from './timeline/timeline.calls.ts';

/** What a consultation tells those who add an order to it. */
export interface ConsultationOrderProps {
  consultationId: string;
  patientId: string;
  appointmentId: string | null;
  /** An order can still be given after it was signed. */
  isSigned: boolean;
  /** What the patient came for, as far as it is written. */
  reason: string;
  /** The diagnoses as signed or as typed so far, the primary one first; empty before there is one. */
  diagnosis: string;
}

/** What a doctor orders from a consultation, such as laboratory tests, a prescription or a bed: buttons and short lists. */
export const consultationOrdersSlot = defineSlot<ConsultationOrderProps>('consultation.orders');
