import { choicePart, idPart, searchPart } from '#screens/list/address-parts.ts';
import { listAddress } from '#screens/list/list-address.ts';
import type { ListAddressState } from '#screens/list/use-list-address.ts';
import { sexPolicies, wardTypes } from '../../wards/ward.contract.ts';
import { bedStatuses, bedTypes } from '../bed.contract.ts';

/** The address of the board. */
export const bedBoard = listAddress({
  q: searchPart(),
  wardId: idPart(),
  wardType: choicePart(wardTypes),
  bedType: choicePart(bedTypes),
  status: choicePart(bedStatuses),
  sexPolicy: choicePart(sexPolicies),
});

export type BedBoardState = ListAddressState<typeof bedBoard.parts>;
