import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getChannels } from './channel.calls.ts';
import type { ChannelSettings } from './channel.contract.ts';

const queryKey = ['message-settings', 'channels'];

/** How each channel sends. */
export function useChannels() {
  return useQuery({ queryKey, queryFn: ({ signal }) => getChannels({}, signal) });
}

/** Puts what was saved where the screens look. */
export function useRememberChannels(): (saved: ChannelSettings) => void {
  const queries = useQueryClient();
  return (saved) => queries.setQueryData(queryKey, saved);
}
