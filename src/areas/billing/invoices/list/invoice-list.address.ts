import { choicePart, datePart, idPart, searchPart, sortPart } from '#screens/list/address-parts.ts';
import { listAddress } from '#screens/list/list-address.ts';
import { invoiceStatuses } from '../invoice.rules.ts';

/** The address of the list; `from` and `to` are the first and last day of making. */
export const invoiceList = listAddress({
  q: searchPart(),
  status: choicePart(invoiceStatuses),
  patientId: idPart(),
  from: datePart(),
  to: datePart(),
  sort: sortPart(['created', '-created'], '-created'),
});
