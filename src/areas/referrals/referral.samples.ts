import type { PayoutStatus } from './payouts/payout.rules.ts';
import type { CommissionRule, referrerTypes } from './referrers/referrer.rules.ts';

/** An invented referral: how many months back, on which day, and the amount in whole taka. */
export type SampleReferral = readonly [monthsAgo: 0 | 1 | 2, day: number, taka: number];

export interface SampleReferrer {
  name: string;
  type: (typeof referrerTypes)[number];
  phone: string;
  email?: string;
  address: string;
  commission: CommissionRule;
  referrals: readonly SampleReferral[];
  /** The status of the payout of last month; those before are paid. */
  lastMonth: Exclude<PayoutStatus, 'cancelled'>;
}

/** A sample referrer whose row exists. */
export type StoredReferrer = SampleReferrer & { id: string };

/** A sample hospital in whose transaction its referrals are filled. */
export interface SampleHospital {
  tenantId: string;
  timeZone: string;
  /** Who approves payouts and pays them. */
  userId: string;
  /** Who records the referrals and runs the payouts; the same person where there is no other. */
  recordedBy: string;
  patientIds: readonly string[];
}

const share = (basisPoints: number): CommissionRule => ({
  commissionType: 'percentage',
  commissionBasisPoints: basisPoints,
});

/** Document 1, section 9: rates of 5 %, 3 % and 7 %, and a flat 25. */
export const sampleReferrers: readonly SampleReferrer[] = [
  {
    name: 'Dr. Mahbub Alam',
    type: 'doctor',
    phone: '+880 1711 500101',
    email: 'mahbub.alam@referrers.example',
    address: '18 Lake Road, Dhaka',
    commission: share(500),
    referrals: [
      [2, 6, 4200],
      [2, 19, 1800],
      [1, 4, 6500],
      [1, 22, 2400],
      [0, 2, 3200],
      [0, 9, 1500],
    ],
    lastMonth: 'approved',
  },
  {
    name: 'Green Leaf Pharmacy',
    type: 'pharmacy',
    phone: '+880 1711 500102',
    address: '7 Market Street, Dhaka',
    commission: share(300),
    referrals: [
      [2, 11, 900],
      [1, 8, 1200],
      [1, 15, 2600],
      [0, 5, 1100],
    ],
    lastMonth: 'pending',
  },
  {
    name: 'Riverside Clinic',
    type: 'clinic',
    phone: '+880 1711 500103',
    email: 'office@riverside-clinic.example',
    address: '2 River View, Narayanganj',
    commission: share(700),
    referrals: [
      [2, 3, 12000],
      [1, 12, 8000],
      [1, 27, 5600],
      [0, 3, 9400],
    ],
    lastMonth: 'paid',
  },
  {
    name: 'Rokeya Sultana',
    type: 'individual',
    phone: '+880 1711 500104',
    address: '31 School Lane, Dhaka',
    commission: { commissionType: 'flat', commissionFlatMinor: 2500 },
    referrals: [
      [1, 9, 700],
      [1, 18, 1300],
      [0, 6, 600],
    ],
    lastMonth: 'paid',
  },
];
