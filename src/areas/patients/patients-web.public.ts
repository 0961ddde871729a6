import { defineSlot } from '#client/slots.ts';

/** What the record of a patient tells those who add a section to it. */
export interface PatientTimelineProps {
  patientId: string;
}

/** Sections below a patient's record, such as appointments; each brings its own heading of level 2. */
export const patientTimelineSlot = defineSlot<PatientTimelineProps>('patient.timeline');
