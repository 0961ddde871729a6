import { defineSlot } from '#client/registration/slots.ts';

export { readTimeline } from './timeline/timeline.calls.ts';

/** What a consultation tells those who add an order to it. */
export interface ConsultationOrderProps {
  consultationId: string;
  patientId: string;
  appointmentId: string | null;
  /** The title of the primary diagnosis, as signed or as typed so far; null before there is one. */
  diagnosis: string | null;
  /** An order can still be given after it was signed. */
  isSigned: boolean;
}

/** What a doctor orders from a consultation, such as laboratory tests, a prescription or a bed: buttons and short lists. */
export const consultationOrdersSlot = defineSlot<ConsultationOrderProps>('consultation.orders');
