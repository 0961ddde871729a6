import { choiceOr, choicePart, idPart, searchPart, viewPart } from '#screens/list/address-parts.ts';
import { listAddress } from '#screens/list/list-address.ts';
import { ageSteps } from '../ageing.rules.ts';
import { receivableFilters } from '../receivable.contract.ts';

/** The address of the invoices of all hospitals; `invoiceId` opens one over the list. */
export const receivableList = listAddress({
  q: searchPart(),
  show: choiceOr(receivableFilters, 'owed'),
  age: choicePart(ageSteps),
  clientId: idPart(),
  invoiceId: viewPart(idPart()),
});
