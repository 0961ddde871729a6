import {
  choiceOr,
  choicePart,
  datePart,
  idPart,
  searchPart,
  sortPart,
  viewPart,
} from '#screens/list/address-parts.ts';
import { listAddress } from '#screens/list/list-address.ts';
import type { ListAddressState } from '#screens/list/use-list-address.ts';
import { admissionTypes } from '../admission.contract.ts';

/** States of an admission, and what of an active one is still to be done. */
export const statusFilters = [
  'active',
  'pending-discharge',
  'without-bed',
  'not-received',
  'discharged',
  'transferred-out',
  'cancelled',
] as const;

/** The documents' number of recent admissions (document 2, section 9). */
const recentRows = 10;

/** The address of the list of admissions. */
export const admissionList = listAddress(
  {
    q: searchPart(),
    status: choicePart(statusFilters),
    admissionType: choicePart(admissionTypes),
    wardId: idPart(),
    from: datePart(),
    to: datePart(),
    sort: sortPart(['admitted', '-admitted'], '-admitted'),
    /** What of the screen is shown. */
    tab: viewPart(choiceOr(['admissions', 'requests'], 'admissions')),
  },
  { usualSize: recentRows },
);

export type AdmissionListState = ListAddressState<typeof admissionList.parts>;
