import type { RecordKind } from '#client/registration/record-kinds.ts';
import { t } from './subscriptions-records.texts.ts';

/** What the audit trail calls the records of this area, and where each is shown. */
export const subscriptionsRecords: readonly RecordKind[] = [
  { resource: 'subscription', label: () => t('subscription'), address: () => '/dashboard/license-billing' },
  {
    resource: 'license_invoices',
    label: () => t('license_invoices'),
    address: () => '/dashboard/license-billing',
  },
  {
    resource: 'payment_proofs',
    label: () => t('payment_proofs'),
    address: () => '/dashboard/license-billing',
  },
  {
    resource: 'proof_files',
    label: () => t('proof_files'),
    address: () => '/dashboard/license-billing',
  },
  {
    resource: 'online_payments',
    label: () => t('online_payments'),
    address: () => '/dashboard/license-billing',
  },
  { resource: 'operator_card', label: () => t('operator_card'), address: () => '/dashboard/settings' },
];
