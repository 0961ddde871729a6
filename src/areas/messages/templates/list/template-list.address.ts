import { choicePart } from '#screens/list/address-parts.ts';
import { listAddress } from '#screens/list/list-address.ts';
import { messageChannels } from '../../channels/message-channels.ts';

/** The address of the templates. */
export const templateList = listAddress({ channel: choicePart(messageChannels) }, { name: 'templates' });
