import { defineSlot } from '#client/registration/slots.ts';

/** What the page of an admission tells those who add a section to it. */
export interface AdmissionSectionProps {
  admissionId: string;
  patientId: string;
  /** Nothing new is begun for a stay that is over. */
  isActive: boolean;
}

/** Sections of an admission's page, such as its operations; each brings its own heading of level 2. */
export const admissionSectionsSlot = defineSlot<AdmissionSectionProps>('admission.sections');
