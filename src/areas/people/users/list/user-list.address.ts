import { choiceOr, idPart, searchPart } from '#screens/list/address-parts.ts';
import { type AddressOf, listAddress } from '#screens/list/list-address.ts';

export const statusFilters = ['all', 'active', 'inactive'] as const;

/** People on a page. */
export const pageSize = 25;

/** The address of the accounts; `role` is the id of a role that everybody shown holds. */
export const userList = listAddress(
  {
    q: searchPart(),
    status: choiceOr(statusFilters, 'all'),
    role: idPart(),
  },
  { name: 'users' },
);

/** What the list and its export have in common; the server calls the id of a role `roleId`. */
export function filterOf(address: AddressOf<typeof userList>) {
  const { role, ...filter } = userList.filterOf(address);
  return { ...filter, ...(role !== undefined && { roleId: role }) };
}

/** The request for the page that the address names. */
export function requestOf(address: AddressOf<typeof userList>) {
  const { after: cursor } = address;
  return { ...filterOf(address), limit: pageSize, ...(cursor !== undefined && { cursor }) };
}
