import { proofStatuses } from '#areas/subscriptions/subscriptions-contract.public.ts';
import { choiceOr, searchPart } from '#screens/list/address-parts.ts';
import { listAddress } from '#screens/list/list-address.ts';

export const paymentFilters = ['all', ...proofStatuses] as const;

/** The address of the list of all payments. */
export const paymentList = listAddress({ q: searchPart(), status: choiceOr(paymentFilters, 'all') });

/** The address of the queue of proofs, which shows those that wait. */
export const proofQueue = listAddress({ q: searchPart(), status: choiceOr(paymentFilters, 'submitted') });
