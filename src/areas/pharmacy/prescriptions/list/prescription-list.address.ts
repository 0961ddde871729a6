import { choicePart, choiceOr, searchPart, textPart, viewPart } from '#screens/list/address-parts.ts';
import { listAddress } from '#screens/list/list-address.ts';
import type { ListAddressState } from '#screens/list/use-list-address.ts';

export const statusFilters = ['open', 'signed', 'partly-dispensed', 'dispensed', 'cancelled'] as const;
const pharmacyTabs = ['inventory', 'prescriptions'] as const;

/** The address of the pharmacy: two routes, one screen, whose tab the route decides when the address does not. */
export const pharmacyList = listAddress({
  q: searchPart(),
  status: choicePart(statusFilters),
  /** Of the list of medicines. */
  medicine: searchPart(),
  shown: choiceOr(['active', 'inactive'], 'active'),
  tab: viewPart(choicePart(pharmacyTabs)),
});

export type PharmacyListState = ListAddressState<typeof pharmacyList.parts>;

/** The address of the check: the code of a paper, as a scanner or a person brings it. */
export const codePart = textPart(40);
