import { idPart } from '#screens/list/address-parts.ts';
import { listAddress } from '#screens/list/list-address.ts';

/** The address of the reminders that were written. */
export const reminderList = listAddress({ clientId: idPart() });
