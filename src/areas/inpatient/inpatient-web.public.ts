import type { ReactNode } from 'react';
import { defineSlot } from '#client/registration/slots.ts';
import type { Admission } from './admissions/admission.contract.ts';
import type { Discharge } from './discharge/discharge.contract.ts';

/** What the page of an admission tells those who add a section to it. */
export interface AdmissionSectionProps {
  admissionId: string;
  patientId: string;
  /** Nothing new is begun for a stay that is over. */
  isActive: boolean;
}

/** Sections of an admission's page, such as its operations; each brings its own heading of level 2. */
export const admissionSectionsSlot = defineSlot<AdmissionSectionProps>('admission.sections');

/** What the page of an admission tells whoever brings the form of a discharge. */
export interface DischargeFormProps {
  admission: Admission;
  discharge: Discharge;
  onClose: () => void;
  /** The form in which medicines stand in words, for who may not read what was ordered. */
  inWords: ReactNode;
}

/** The form of a discharge with the medicines of the stay; without a filling they are written in words. */
export const dischargeFormSlot = defineSlot<DischargeFormProps>('discharge.form');
