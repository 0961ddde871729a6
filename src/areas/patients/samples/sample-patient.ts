import type { Allergy } from '../allergies/allergy.contract.ts';
import type { Patient } from '../patients/patient.contract.ts';

/** An allergy of which more is known than the name. */
export interface SampleAllergy extends Pick<
  Allergy,
  'substance' | 'ingredient' | 'reactionKind' | 'reaction' | 'severity' | 'certainty'
> {
  /** Why it no longer counts. */
  refuted?: string;
}

/** An invented person; what is left out is not known of them. */
export interface SamplePatient extends Pick<Patient, 'firstName' | 'lastName' | 'dateOfBirth' | 'gender'> {
  phone?: string;
  email?: string;
  address?: string;
  /** Name, relationship and phone of who is to be called. */
  contact?: [name: string, relationship: string, phone: string];
  bloodType?: Patient['bloodType'];
  /** As a registration writes them, or as the ward knows them. */
  allergies?: readonly (string | SampleAllergy)[];
  /** Somebody asked, and there are none. */
  hasNoAllergies?: boolean;
  history?: string;
  formerNames?: string;
  birthPrecision?: Patient['birthPrecision'];
  maritalStatus?: Patient['maritalStatus'];
  nationalId?: string;
  passportNumber?: string;
  birthCertificateNumber?: string;
  /** How many days before today the person died. */
  diedDaysAgo?: number;
  /** Insurer and policy number. */
  insurance?: [provider: string, number: string];
  isInactive?: boolean;
  isRestricted?: boolean;
  /** How many days before today the person was registered. */
  registeredDaysAgo: number;
}
