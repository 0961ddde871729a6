import { choiceOr, searchPart } from '#screens/list/address-parts.ts';
import { listAddress } from '#screens/list/list-address.ts';

export const submissionFilters = ['open', 'approved', 'rejected', 'all'] as const;

/** The address of the list of applications. */
export const submissionList = listAddress({ q: searchPart(), status: choiceOr(submissionFilters, 'open') });
