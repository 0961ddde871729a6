import { belowPath, withParameter, type RecordKind } from '#client/registration/record-kinds.ts';
import { t } from './referrals-records.texts.ts';

/** What the audit trail calls the records of this area, and where each is shown. */
export const referralsRecords: readonly RecordKind[] = [
  { resource: 'referrers', label: () => t('referrers'), address: (id) => `/dashboard/referrals/${id}` },
  {
    resource: 'referrals',
    label: () => t('referrals'),
    address: (_id, valueOf) => belowPath('/dashboard/referrals', valueOf('referrerId')),
  },
  {
    resource: 'payouts',
    label: () => t('payouts'),
    address: (_id, valueOf) => withParameter('/dashboard/payouts', 'referrerId', valueOf('referrerId')),
  },
  { resource: 'commission_settings', label: () => t('commission_settings') },
];
