import { choiceOr } from '#screens/list/address-parts.ts';
import { listAddress } from '#screens/list/list-address.ts';
import { reviewStates } from '../../emergency-access/emergency-access.contract.ts';

/** The address of the review list. */
export const reviewList = listAddress({ state: choiceOr(reviewStates, 'to-review') });
