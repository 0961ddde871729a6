import { dosesSectionsSlot, oralDoseSlot } from '#areas/doses/doses-web.public.ts';
import { admissionSectionsSlot } from '#areas/inpatient/inpatient-web.public.ts';
import { fillSlot } from '#client/registration/slots.ts';
import { pageInMenu, type WebArea } from '#client/registration/web-area.ts';
import type { AnyIcon } from '#ui/icons/icon-paths.ts';
import { t } from './ward-orders-menu.texts.ts';
import { wardOrdersRecords } from './ward-orders.records.ts';

const readers = ['nursing.read', 'nursing.write', 'emr.read'] as const;

const keepers = ['emr.write', 'admin.settings'] as const;

/** Orders of a stay that are no medicine and no test: on its page, and above the medication record. */
export const wardOrdersWeb: WebArea<AnyIcon> = {
  name: 'ward-orders',
  module: 'admissions_enabled',
  ...pageInMenu({
    path: '/dashboard/order-sets',
    title: () => t('orderSets'),
    alsoCalled: () => t('calledOrderSets'),
    permission: keepers,
    load: async () => (await import('./sets/list/order-sets.screen.tsx')).OrderSetsScreen,
    group: 'inpatient',
    order: 90,
    icon: 'clipboard',
  }),
  fillings: [
    fillSlot(
      admissionSectionsSlot,
      { id: 'ward-orders', order: 3, permission: readers },
      async () => (await import('./orders/detail/stay-orders.tsx')).StayOrders,
    ),
    fillSlot(
      oralDoseSlot,
      { id: 'ward-orders', permission: readers },
      async () => (await import('./orders/unread/nil-by-mouth.tsx')).NilByMouth,
    ),
    fillSlot(
      dosesSectionsSlot,
      { id: 'ward-orders', permission: readers },
      async () => (await import('./orders/unread/orders-at-doses.tsx')).OrdersAtDoses,
    ),
  ],
  records: wardOrdersRecords,
};
