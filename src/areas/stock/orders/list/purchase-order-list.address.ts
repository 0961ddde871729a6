import { choicePart, idPart } from '#screens/list/address-parts.ts';
import { listAddress } from '#screens/list/list-address.ts';
import { orderStatuses } from '../order-sheet.contract.ts';

/** The address of the list of purchase orders. */
export const purchaseOrderList = listAddress({ status: choicePart(orderStatuses), supplierId: idPart() });
