import { withParameter, type RecordKind } from '#client/registration/record-kinds.ts';
import { t } from './laboratory-records.texts.ts';

/** What the audit trail calls the records of this area, and where each is shown. */
export const laboratoryRecords: readonly RecordKind[] = [
  {
    resource: 'lab_orders',
    label: () => t('lab_orders'),
    address: (id) => `/dashboard/laboratory?orderId=${id}`,
  },
  {
    resource: 'lab_results',
    label: () => t('lab_results'),
    address: (_id, valueOf) => ofOrder(valueOf('order_id') ?? valueOf('orderId')),
  },
  {
    resource: 'lab_alerts',
    label: () => t('lab_alerts'),
    address: (_id, valueOf) => ofOrder(valueOf('orderId')),
  },
  {
    resource: 'lab_tests',
    label: () => t('lab_tests'),
    address: (_id, valueOf) => withParameter('/dashboard/lab-test-manager', 'q', valueOf('name')),
  },
  { resource: 'lab_settings', label: () => t('lab_settings') },
];

function ofOrder(id: string | undefined): string | undefined {
  return id && withParameter('/dashboard/laboratory', 'orderId', id);
}
