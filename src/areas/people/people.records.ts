import { withParameter, type RecordKind } from '#client/registration/record-kinds.ts';
import { t } from './people-records.texts.ts';

/** What the audit trail calls the records of this area, and where each is shown. */
export const peopleRecords: readonly RecordKind[] = [
  {
    resource: 'users',
    label: () => t('users'),
    address: (_id, valueOf) =>
      withParameter('/dashboard/settings?tab=users&section=users', 'q', valueOf('email')),
  },
  {
    resource: 'roles',
    label: () => t('roles'),
    address: (id) => `/dashboard/settings?tab=users&section=roles&role=${id}`,
  },
  {
    resource: 'machine_keys',
    label: () => t('machine_keys'),
    address: () => '/dashboard/settings?tab=machine-clients',
  },
  { resource: 'security_policies', label: () => t('security_policies') },
];
