import type { RecordKind } from '#client/registration/record-kinds.ts';
import { t } from './ward-orders-records.texts.ts';

/** What the audit trail calls the records of this area. */
export const wardOrdersRecords: readonly RecordKind[] = [
  { resource: 'ward_orders', label: () => t('ward_orders') },
  { resource: 'order_sets', label: () => t('order_sets'), address: () => '/dashboard/order-sets' },
];
