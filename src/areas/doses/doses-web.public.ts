import { defineSlot } from '#client/registration/slots.ts';

export { RecentDoses } from './mar/detail/recent-doses.tsx';
export { DosesOfPatient } from './mar/detail/doses-of-patient.tsx';

/** What the medication record of a patient tells those who add something above it. */
export interface DosesSectionProps {
  admissionId: string;
  isActive: boolean;
}

/** What a nurse must know before one dose is given by mouth, in the form of the dose. */
export const oralDoseSlot = defineSlot<Pick<DosesSectionProps, 'admissionId'>>('doses.oral');

/** What a nurse must know before medicines are given, above the medication record of a patient. */
export const dosesSectionsSlot = defineSlot<DosesSectionProps>('doses.sections');
