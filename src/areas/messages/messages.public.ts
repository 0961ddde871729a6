export { deliverMessages } from './delivery/delivery.service.ts';
export { countDeliveries, type DeliveryState, selectDeliveries } from './delivery/deliveries.queries.ts';
export { isWaiting } from './delivery/due-messages.queries.ts';
export { isMailReal } from './channels/channel.service.ts';
export { insertFirstChannels, noteRemindersFrom } from './channels/channel.queries.ts';
export { writeFileToPerson } from './letters/file-message.service.ts';
export { writeLetter } from './letters/letter.service.ts';

/** Tables that queries of other areas may read; they are written only by this area. @public */
export const readableTables = ['message_settings'] as const;
