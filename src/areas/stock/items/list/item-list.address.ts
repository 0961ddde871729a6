import { choiceOr, idPart, searchPart, textPart, viewPart } from '#screens/list/address-parts.ts';
import { listAddress } from '#screens/list/list-address.ts';
import type { ListAddressState } from '#screens/list/use-list-address.ts';
import { itemShows } from '../item.contract.ts';

/** The address of the inventory. */
export const itemList = listAddress({
  q: searchPart(),
  category: textPart(100),
  placeId: idPart(),
  show: choiceOr(itemShows, 'active'),
  /** What of the screen is shown. */
  tab: viewPart(choiceOr(['items', 'reports'], 'items')),
});

export type ItemListState = ListAddressState<typeof itemList.parts>;
