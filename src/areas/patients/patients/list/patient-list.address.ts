import { choiceOr, searchPart, sortPart } from '#screens/list/address-parts.ts';
import { type AddressOf, listAddress } from '#screens/list/list-address.ts';

export const statusFilters = ['active', 'inactive', 'deceased', 'all'] as const;

/** The address of the list of patients. */
export const patientList = listAddress({
  q: searchPart(),
  status: choiceOr(statusFilters, 'active'),
  sort: sortPart(['name', '-name', 'registered', '-registered'], 'name'),
});

export type PatientListAddress = AddressOf<typeof patientList>;
