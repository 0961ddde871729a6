import { useRead } from '#client/queries/reads.ts';
import { remoteRead } from '#client/remote.ts';
import type * as contract from './overview.contract.ts';

const fetchOverview = remoteRead<typeof contract.readOverview>('analytics.overview');

/** What the figures are made of: a change of any of these changes them. */
const madeOf = [
  ...['patients', 'appointments', 'lab-orders', 'invoices', 'payments', 'referrals', 'payouts'],
  ...[
    'admissions',
    'beds',
    'admission-requests',
    'prescriptions',
    'surgical-cases',
    'doses',
    'nursing-tasks',
  ],
];

/** The figures of the home screen, fetched again a second after something they are made of changed. */
export function useOverview() {
  return useRead(
    'analytics',
    fetchOverview,
    {},
    {
      meta: { summaryOf: madeOf },
      // Whoever comes back from registering a patient sees them counted.
      staleTime: 1000,
    },
  );
}
