import { choicePart } from '#screens/list/address-parts.ts';
import { listAddress } from '#screens/list/list-address.ts';

/** The address of the list of theatre charges. */
export const billList = listAddress({ status: choicePart(['validated'] as const) });
