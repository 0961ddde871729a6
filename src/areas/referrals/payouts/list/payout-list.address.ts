import { choicePart, idPart } from '#screens/list/address-parts.ts';
import { listAddress } from '#screens/list/list-address.ts';
import { payoutStatuses } from '../payout.rules.ts';

/** The address of the list of payouts. */
export const payoutList = listAddress({ referrerId: idPart(), status: choicePart(payoutStatuses) });
