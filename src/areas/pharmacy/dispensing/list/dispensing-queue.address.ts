import { choiceOr, idPart, searchPart } from '#screens/list/address-parts.ts';
import { listAddress } from '#screens/list/list-address.ts';

export const queueDays = ['today', 'earlier'] as const;

/** The address of the queue. */
export const dispensingQueue = listAddress({
  q: searchPart(),
  day: choiceOr(queueDays, 'today'),
  medicineId: idPart(),
});
