import { choicePart, searchPart } from '#screens/list/address-parts.ts';
import { listAddress } from '#screens/list/list-address.ts';

export const procedureStatuses = ['active', 'inactive'] as const;

/** The address of the catalogue of procedures. */
export const procedureList = listAddress({ q: searchPart(), status: choicePart(procedureStatuses) });
