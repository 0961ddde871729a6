import { choiceOr, idPart } from '#screens/list/address-parts.ts';
import { listAddress } from '#screens/list/list-address.ts';

export const queueDays = ['today', 'earlier'] as const;

/** The address of the queue. */
export const dispensingQueue = listAddress({ day: choiceOr(queueDays, 'today'), medicineId: idPart() });
