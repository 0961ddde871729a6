import { choicePart, datePart, idPart } from '#screens/list/address-parts.ts';
import { listAddress } from '#screens/list/list-address.ts';
import { referralStatuses } from '../referral.contract.ts';

/** The address of the list; `from` and `to` are its first and last day in the hospital's calendar. */
export const referralList = listAddress(
  {
    referrerId: idPart(),
    status: choicePart(referralStatuses),
    from: datePart(),
    to: datePart(),
  },
  { name: 'referrals' },
);
