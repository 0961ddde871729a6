import { listAddress } from '#screens/list/list-address.ts';

/** The address of the list of what has no price yet. */
export const unpricedList = listAddress({});
