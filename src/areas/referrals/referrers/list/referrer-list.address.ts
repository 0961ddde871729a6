import { choiceOr, choicePart, searchPart } from '#screens/list/address-parts.ts';
import { listAddress } from '#screens/list/list-address.ts';
import { referrerStatuses, referrerTypes } from '../referrer.rules.ts';

export const statusFilters = [...referrerStatuses, 'all'] as const;

/** The address of the list of referrers. */
export const referrerList = listAddress(
  {
    q: searchPart(),
    type: choicePart(referrerTypes),
    status: choiceOr(statusFilters, 'active'),
  },
  { name: 'referrers' },
);
