import { belowPath, type RecordKind } from '#client/registration/record-kinds.ts';
import { t } from './billing-records.texts.ts';

/** What the audit trail calls the records of this area, and where each is shown. */
export const billingRecords: readonly RecordKind[] = [
  { resource: 'invoices', label: () => t('invoices'), address: (id) => `/dashboard/billing/${id}` },
  {
    resource: 'payments',
    label: () => t('payments'),
    address: (_id, valueOf) => belowPath('/dashboard/billing', valueOf('invoiceId')),
  },
  {
    resource: 'credit_notes',
    label: () => t('credit_notes'),
    address: (_id, valueOf) => belowPath('/dashboard/billing', valueOf('invoiceId')),
  },
  {
    resource: 'refund_requests',
    label: () => t('refund_requests'),
    address: () => '/dashboard/billing/refunds',
  },
  {
    resource: 'deposits',
    label: () => t('deposits'),
    address: (_id, valueOf) => belowPath('/dashboard/patients', valueOf('patientId')),
  },
  {
    resource: 'deposit_refund_requests',
    label: () => t('deposit_refund_requests'),
    address: () => '/dashboard/billing/refunds',
  },
  { resource: 'cashier_days', label: () => t('cashier_days'), address: () => '/dashboard/billing/cashier' },
  {
    resource: 'services',
    label: () => t('services'),
    address: () => '/dashboard/billing/services?status=all',
  },
  { resource: 'billing_settings', label: () => t('billing_settings') },
  { resource: 'billing_limits', label: () => t('billing_limits') },
];
