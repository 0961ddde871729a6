import { listAddress } from '#screens/list/list-address.ts';

/** The address of the rules. */
export const ruleList = listAddress({}, { name: 'rules' });
