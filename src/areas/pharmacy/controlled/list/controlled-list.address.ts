import { listAddress } from '#screens/list/list-address.ts';

/** The address of the list of controlled medicines. */
export const controlledList = listAddress({});
