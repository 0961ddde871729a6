import { defineSlot } from '#client/registration/slots.ts';

/** What the record of a patient tells those who add a section to it. */
export interface PatientTimelineProps {
  patientId: string;
  /** Nothing new is begun for somebody who has died. */
  isDeceased: boolean;
}

/** Sections below a patient's record, such as appointments; each brings its own heading of level 2. */
export const patientTimelineSlot = defineSlot<PatientTimelineProps>('patient.timeline');

/** What the page says of a patient whose record is closed to the person who looks. */
export interface ClosedRecordProps {
  patientId: string;
}

/** What a person can do about a record that is closed to them, below the words that say so. */
export const closedRecordSlot = defineSlot<ClosedRecordProps>('patient.closed');

/** What the pages of an open record, to read and to edit it, say of it. */
export interface RecordNoticeProps {
  patientId: string;
  isRestricted: boolean;
}

/** Notices above everything else on the pages of an open record. */
export const recordNoticeSlot = defineSlot<RecordNoticeProps>('patient.notice');

/** Who is in view. */
export interface PatientActionsProps {
  patientId: string;
  name: string;
}

/** What can be begun for the patient in view, at the end of the heading. */
export const patientActionsSlot = defineSlot<PatientActionsProps>('patient.actions');
