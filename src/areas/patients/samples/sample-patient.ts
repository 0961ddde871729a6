import type { Patient } from '../patients/patient.contract.ts';

/** An invented person; what is left out is not known of them. */
export interface SamplePatient extends Pick<Patient, 'firstName' | 'lastName' | 'dateOfBirth' | 'gender'> {
  phone?: string;
  email?: string;
  address?: string;
  /** Name, relationship and phone of who is to be called. */
  contact?: [name: string, relationship: string, phone: string];
  bloodType?: Patient['bloodType'];
  allergies?: string;
  history?: string;
  /** Insurer and policy number. */
  insurance?: [provider: string, number: string];
  isInactive?: boolean;
  isRestricted?: boolean;
  /** How many days before today the person was registered. */
  registeredDaysAgo: number;
}
