import { choicePart, datePart } from '#screens/list/address-parts.ts';
import { listAddress } from '#screens/list/list-address.ts';
import type { ListAddressState } from '#screens/list/use-list-address.ts';
import { messageChannels, messageStatuses } from '../../channels/message-channels.ts';
import { loggedEvents } from '../message-log.contract.ts';

/** The address of the log. */
export const messageList = listAddress(
  {
    status: choicePart(messageStatuses),
    channel: choicePart(messageChannels),
    eventType: choicePart(loggedEvents),
    from: datePart(),
    to: datePart(),
  },
  { name: 'messages' },
);

export type MessageListState = ListAddressState<(typeof messageList)['parts']>;
