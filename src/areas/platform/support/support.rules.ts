import type { Permission } from '#kernel/access/permissions.ts';

export const supportHourRange = { min: 1, max: 72 } as const;

export const supportStates = ['asked', 'open', 'declined', 'over'] as const;

export type SupportState = (typeof supportStates)[number];

interface SupportTimes {
  granted_at: string | null;
  until: string | null;
  ended_at: string | null;
}

/** What an access is at an instant: one that has run out is over, whether anybody has noted it or not. */
export function supportState({ granted_at, until, ended_at }: SupportTimes, now: Date): SupportState {
  if (granted_at === null || until === null) return ended_at === null ? 'asked' : 'declined';
  return ended_at === null && Date.parse(until) > now.getTime() ? 'open' : 'over';
}

/** What support may read: no restricted record, no settings, no trail, and nothing that writes. */
export const supportPermissions: readonly Permission[] = [
  'patients.read',
  'appointments.read',
  'admissions.read',
  'nursing.read',
  'surgery.read',
  'lab.read',
  'pharmacy.read',
  'inventory.read',
  'billing.read',
  'referrals.read',
  'reports.read',
  'emr.read',
];
