import type { Admission } from './admissions/admission.contract.ts';
import type { Bed } from './beds/bed.contract.ts';
import type { AdmissionRequest } from './requests/admission-request.contract.ts';
import type { Ward } from './wards/ward.contract.ts';

export interface SampleWard extends Pick<Ward, 'name' | 'wardType' | 'sexPolicy'> {
  floor: number;
  rooms: SampleRoom[];
  minimumAgeYears?: number;
  maximumAgeYears?: number;
}

interface SampleRoom {
  name: string;
  /** The number of the first bed and how many there are. */
  first: string;
  beds: number;
  bedType: Bed['bedType'];
  equipment: string[];
}

/** The wards of the first sample hospital. */
export const sampleWards: readonly SampleWard[] = [
  {
    name: 'Female Medicine',
    wardType: 'general',
    sexPolicy: 'female',
    floor: 2,
    minimumAgeYears: 13,
    rooms: [
      { name: 'Room 201', first: 'F-01', beds: 6, bedType: 'standard', equipment: ['oxygen', 'call bell'] },
      { name: 'Room 202', first: 'F-07', beds: 4, bedType: 'standard', equipment: ['call bell'] },
    ],
  },
  {
    name: 'Male Medicine',
    wardType: 'general',
    sexPolicy: 'male',
    floor: 2,
    minimumAgeYears: 13,
    rooms: [
      { name: 'Room 211', first: 'M-01', beds: 6, bedType: 'standard', equipment: ['oxygen', 'call bell'] },
      { name: 'Room 212', first: 'M-07', beds: 2, bedType: 'isolation', equipment: ['oxygen', 'monitor'] },
    ],
  },
  {
    name: 'Intensive Care',
    wardType: 'icu',
    sexPolicy: 'any',
    floor: 3,
    rooms: [
      {
        name: 'ICU',
        first: 'ICU-1',
        beds: 4,
        bedType: 'icu',
        equipment: ['oxygen', 'monitor', 'ventilator', 'infusion pump', 'suction'],
      },
    ],
  },
  {
    name: 'Children',
    wardType: 'pediatric',
    sexPolicy: 'any',
    floor: 1,
    maximumAgeYears: 12,
    rooms: [
      { name: 'Room 101', first: 'C-01', beds: 4, bedType: 'pediatric', equipment: ['oxygen', 'monitor'] },
    ],
  },
  {
    name: 'Cabins',
    wardType: 'private',
    sexPolicy: 'any',
    floor: 4,
    rooms: [
      { name: 'Cabin 401', first: '401', beds: 3, bedType: 'private', equipment: ['oxygen', 'call bell'] },
    ],
  },
];

/** What beds without a patient are like; all others are available. */
export const sampleBedStatuses: readonly {
  bedNumber: string;
  status: Exclude<Bed['status'], 'occupied'>;
  reason?: string;
}[] = [
  { bedNumber: 'F-04', status: 'dirty' },
  { bedNumber: 'M-04', status: 'cleaning' },
  { bedNumber: 'C-04', status: 'maintenance', reason: 'Side rail is broken' },
  { bedNumber: '403', status: 'blocked', reason: 'Ceiling is being painted' },
];

export interface SampleAdmission {
  /** Place of the patient among the sample patients. */
  patient: number;
  /** The bed they have, or had last; none waits without a bed. */
  bedNumber?: string;
  status: Extract<Admission['status'], 'active' | 'cancelled'>;
  type: Admission['admissionType'];
  source: Admission['admissionSource'];
  daysAgo: number;
  /** Days from today; a past day is a pending discharge. */
  dischargeInDays: number;
  diagnosis: string;
  precautions?: Admission['precautions'];
  /** False while the ward has not received the patient. */
  isReceived?: boolean;
  cancelReason?: string;
}

export const sampleAdmissions: readonly SampleAdmission[] = [
  {
    patient: 0,
    bedNumber: 'F-01',
    status: 'active',
    type: 'emergency',
    source: 'emergency',
    daysAgo: 4,
    dischargeInDays: 0,
    diagnosis: 'Dengue fever with warning signs',
    precautions: ['fall_risk'],
  },
  {
    patient: 3,
    bedNumber: 'F-02',
    status: 'active',
    type: 'elective',
    source: 'opd',
    daysAgo: 2,
    dischargeInDays: 3,
    diagnosis: 'Uncontrolled type 2 diabetes',
  },
  {
    patient: 4,
    bedNumber: 'M-01',
    status: 'active',
    type: 'emergency',
    source: 'emergency',
    daysAgo: 6,
    dischargeInDays: -1,
    diagnosis: 'Community-acquired pneumonia',
  },
  {
    patient: 2,
    bedNumber: 'M-07',
    status: 'active',
    type: 'transfer',
    source: 'transfer',
    daysAgo: 9,
    dischargeInDays: 12,
    diagnosis: 'Pulmonary tuberculosis, smear positive',
    precautions: ['airborne'],
  },
  {
    patient: 1,
    bedNumber: 'ICU-1',
    status: 'active',
    type: 'emergency',
    source: 'direct',
    daysAgo: 1,
    dischargeInDays: 5,
    diagnosis: 'Acute myocardial infarction',
    precautions: ['fall_risk'],
  },
  {
    patient: 6,
    bedNumber: '401',
    status: 'active',
    type: 'elective',
    source: 'opd',
    daysAgo: 0,
    dischargeInDays: 2,
    diagnosis: 'Gallstones, operation planned',
    isReceived: false,
  },
  {
    patient: 5,
    bedNumber: 'C-01',
    status: 'active',
    type: 'emergency',
    source: 'emergency',
    daysAgo: 1,
    dischargeInDays: 2,
    diagnosis: 'Severe gastroenteritis with dehydration',
    precautions: ['contact'],
  },
  {
    patient: 7,
    status: 'active',
    type: 'observation',
    source: 'emergency',
    daysAgo: 0,
    dischargeInDays: 1,
    diagnosis: 'Chest pain, cause not known yet',
  },
  {
    patient: 13,
    bedNumber: 'F-03',
    status: 'active',
    type: 'emergency',
    source: 'emergency',
    daysAgo: 5,
    dischargeInDays: 0,
    diagnosis: 'Hypertensive emergency',
  },
  {
    patient: 14,
    bedNumber: 'M-02',
    status: 'active',
    type: 'emergency',
    source: 'emergency',
    daysAgo: 7,
    dischargeInDays: 0,
    diagnosis: 'Renal colic',
  },
  {
    patient: 16,
    bedNumber: 'M-03',
    status: 'active',
    type: 'emergency',
    source: 'opd',
    daysAgo: 8,
    dischargeInDays: 0,
    diagnosis: 'Community-acquired pneumonia',
  },
  {
    patient: 15,
    bedNumber: 'F-05',
    status: 'active',
    type: 'emergency',
    source: 'emergency',
    daysAgo: 6,
    dischargeInDays: 0,
    diagnosis: 'Dengue fever',
  },
  {
    patient: 3,
    status: 'cancelled',
    type: 'elective',
    source: 'opd',
    daysAgo: 30,
    dischargeInDays: -28,
    diagnosis: 'Asthma',
    cancelReason: 'Admitted by mistake: another patient of the same name',
  },
];

export interface SampleRequest extends Pick<AdmissionRequest, 'urgency' | 'wardType'> {
  /** Place of the patient among the sample patients. */
  patient: number;
  reason: string;
  expectedDays: number;
  minutesAgo: number;
}

/** Wishes for a bed that nobody has answered yet. */
export const sampleRequests: readonly SampleRequest[] = [
  {
    patient: 8,
    urgency: 'urgent',
    reason: 'Severe asthma, needs oxygen and nebulisation',
    wardType: 'general',
    expectedDays: 3,
    minutesAgo: 40,
  },
  {
    patient: 9,
    urgency: 'routine',
    reason: 'Hernia repair planned for tomorrow',
    wardType: 'surgical',
    expectedDays: 2,
    minutesAgo: 150,
  },
];
