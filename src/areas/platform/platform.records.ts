import type { RecordKind } from '#client/registration/record-kinds.ts';
import { t } from './platform-records.texts.ts';

/** What the audit trail calls the records of this area, and where each is shown. */
export const platformRecords: readonly RecordKind[] = [
  {
    resource: 'applications',
    label: () => t('applications'),
    address: (id) => `/dashboard/super-admin/kyc/${id}`,
  },
  {
    resource: 'application_files',
    label: () => t('application_files'),
    address: () => '/dashboard/super-admin/kyc?status=all',
  },
  { resource: 'clients', label: () => t('clients'), address: (id) => `/dashboard/super-admin/clients/${id}` },
  {
    resource: 'client_activity',
    label: () => t('client_activity'),
    address: () => '/dashboard/super-admin/audit-logs?tab=hospitals',
  },
  { resource: 'plans', label: () => t('plans'), address: () => '/dashboard/super-admin/plans' },
  {
    resource: 'client_invoices',
    label: () => t('client_invoices'),
    address: (id) => `/dashboard/super-admin/receivables?show=all&invoiceId=${id}`,
  },
  {
    resource: 'client_reminders',
    label: () => t('client_reminders'),
    address: () => '/dashboard/super-admin/receivables/reminders',
  },
  {
    resource: 'client_payments',
    label: () => t('client_payments'),
    address: () => '/dashboard/super-admin/payments',
  },
  {
    resource: 'account_closures',
    label: () => t('account_closures'),
    address: () => '/dashboard/super-admin/closures',
  },
  { resource: 'support_access', label: () => t('support_access'), address: () => '/dashboard/settings' },
  { resource: 'account_closing', label: () => t('account_closing'), address: () => '/dashboard/settings' },
];
