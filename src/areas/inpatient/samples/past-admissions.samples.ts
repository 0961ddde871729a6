import type { Discharge } from '../discharge/discharge.contract.ts';

/** A stay that is over. */
export interface PastAdmission {
  /** Place among the sample patients; nobody was admitted before the day of the registration. */
  patient: number;
  bedNumber: string;
  /** When it began. */
  daysAgo: number;
  days: number;
  diagnosis: string;
  disposition: NonNullable<Discharge['decision']>['disposition'];
}

type Way = PastAdmission['disposition'];

const stay = (
  [patient, bedNumber, daysAgo, days]: readonly [number, string, number, number],
  diagnosis: string,
  disposition: Way = 'home',
): PastAdmission => ({ patient, bedNumber, daysAgo, days, diagnosis, disposition });

/** The last two months of the first sample hospital, oldest first. */
export const pastAdmissions: readonly PastAdmission[] = [
  stay([0, 'F-01', 57, 6], 'Hypertensive crisis'),
  stay([1, 'M-01', 54, 9], 'Chronic obstructive lung disease, exacerbation'),
  stay([2, 'M-03', 50, 12], 'Congestive heart failure'),
  stay([3, 'F-02', 46, 5], 'Acute gastroenteritis'),
  stay([4, 'M-04', 43, 8], 'Community-acquired pneumonia'),
  stay([5, 'C-01', 39, 5], 'Typhoid fever'),
  stay([6, '401', 36, 3], 'Gallstones, first attack'),
  stay([7, 'F-03', 32, 7], 'Acute pyelonephritis'),
  stay([0, 'F-01', 30, 4], 'Urinary tract infection'),
  stay([8, 'M-05', 29, 5], 'Severe asthma'),
  stay([2, 'ICU-1', 27, 5], 'Acute pulmonary oedema', 'referred'),
  stay([9, 'F-05', 27, 6], 'Acute cholecystitis'),
  stay([10, 'M-06', 25, 9], 'Fracture of the femur, traffic accident'),
  stay([1, 'M-02', 24, 7], 'Cellulitis of the leg'),
  stay([4, 'M-05', 22, 4], 'Acute gastritis', 'against-advice'),
  stay([11, 'F-08', 22, 7], 'Acute pancreatitis'),
  stay([3, 'F-06', 20, 6], 'Diabetic foot ulcer'),
  stay([12, 'M-04', 19, 4], 'Dengue fever'),
  stay([5, 'C-02', 17, 6], 'Acute bronchitis'),
  stay([13, 'F-09', 17, 6], 'Uncontrolled hypertension'),
  stay([7, 'F-04', 14, 3], 'Migraine with vomiting', 'absconded'),
  stay([14, 'M-01', 14, 5], 'Kidney stones'),
  stay([8, 'M-05', 13, 5], 'Severe asthma'),
  stay([9, 'F-07', 12, 8], 'Hip pain after a fall'),
  stay([6, '402', 12, 4], 'Gallstones, second attack'),
  stay([11, 'F-08', 8, 5], 'Pancreatitis, relapse'),
  stay([17, 'F-10', 6, 4], 'Iron deficiency anaemia'),
  stay([10, 'ICU-2', 4, 2], 'Suspected sepsis'),
  stay([18, 'C-03', 3, 2], 'Febrile convulsion'),
];
