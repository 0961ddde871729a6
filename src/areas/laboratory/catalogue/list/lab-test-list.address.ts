import { searchPart, sortPart, textPart } from '#screens/list/address-parts.ts';
import { listAddress } from '#screens/list/list-address.ts';

/** The address of the catalogue. */
export const labTestList = listAddress({
  q: searchPart(),
  category: textPart(100),
  sort: sortPart(['name', '-name'], 'name'),
});
