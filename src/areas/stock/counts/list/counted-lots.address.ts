import { choiceOr } from '#screens/list/address-parts.ts';
import { listAddress } from '#screens/list/list-address.ts';
import { countShows } from '../stock-count.contract.ts';

/** The address of one count, which shows its lots. */
export const countedLotList = listAddress({ show: choiceOr(countShows, 'all') });
