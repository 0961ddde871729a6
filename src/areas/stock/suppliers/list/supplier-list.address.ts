import { choiceOr, searchPart } from '#screens/list/address-parts.ts';
import { listAddress } from '#screens/list/list-address.ts';
import { supplierShows } from '../supplier.contract.ts';

/** The address of the list of suppliers. */
export const supplierList = listAddress({ q: searchPart(), show: choiceOr(supplierShows, 'active') });
