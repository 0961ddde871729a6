import { datePart } from '#screens/list/address-parts.ts';
import { listAddress } from '#screens/list/list-address.ts';

/** The days that the census shows; the last thirty without any. */
export const censusAddress = listAddress({ from: datePart(), to: datePart() });
