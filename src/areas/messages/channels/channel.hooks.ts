import { useRead, useRemember } from '#client/queries/reads.ts';
import { getChannels } from './channel.calls.ts';
import type { ChannelSettings } from './channel.contract.ts';

const topic = 'message-settings';

/** How each channel sends. */
export function useChannels() {
  return useRead(topic, getChannels, {});
}

/** Puts what was saved where the screens look. */
export function useRememberChannels(): (saved: ChannelSettings) => void {
  return useRemember(topic, getChannels, {});
}
