import { subscriptionStatuses } from '#areas/subscriptions/subscriptions-contract.public.ts';
import { choiceOr, searchPart } from '#screens/list/address-parts.ts';
import { listAddress } from '#screens/list/list-address.ts';

export const subscriptionFilters = ['all', ...subscriptionStatuses] as const;

/** The address of the list of subscriptions. */
export const subscriptionList = listAddress({
  q: searchPart(),
  status: choiceOr(subscriptionFilters, 'all'),
});
