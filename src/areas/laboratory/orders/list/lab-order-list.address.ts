import { choicePart, datePart, idPart, searchPart, sortPart, viewPart } from '#screens/list/address-parts.ts';
import { listAddress } from '#screens/list/list-address.ts';
import type { ListAddressState } from '#screens/list/use-list-address.ts';
import type { LabOrder } from '../lab-order.contract.ts';

export const statuses = [
  'pending',
  'in-progress',
  'completed',
  'cancelled',
] as const satisfies readonly LabOrder['status'][];
export const priorities = ['routine', 'urgent', 'stat'] as const satisfies readonly LabOrder['priority'][];

/** The address of the order list. */
export const labOrderList = listAddress({
  q: searchPart(),
  status: choicePart(statuses),
  priority: choicePart(priorities),
  from: datePart(),
  to: datePart(),
  sort: sortPart(['ordered', '-ordered'], '-ordered'),
  /** The order that is opened over the list. */
  orderId: viewPart(idPart()),
  /** The patient for whom tests are being ordered. */
  patientId: viewPart(idPart()),
});

export type LabOrderListState = ListAddressState<typeof labOrderList.parts>;
