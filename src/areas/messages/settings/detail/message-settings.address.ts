import { oneOf, type RawSearch } from '#client/search-parameters.ts';

/** The tabs in the documents' order. */
export const messageTabs = ['channels', 'templates', 'rules', 'user_prefs', 'logs', 'test'] as const;

export type MessageTab = (typeof messageTabs)[number];

/** Reads which tab the address names. */
export function readMessageTab(raw: RawSearch): { tab: MessageTab } {
  return { tab: oneOf(messageTabs, raw['tab']) ?? 'channels' };
}
