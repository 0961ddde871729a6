import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './channel.contract.ts';

export const getChannels = remoteRead<typeof contract.getChannels>('messageChannels.get');
export const updateChannels = remoteWrite<typeof contract.updateChannels>('messageChannels.update');
