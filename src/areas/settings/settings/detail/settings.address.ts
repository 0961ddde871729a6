import { oneOf, type RawSearch } from '#client/search-parameters.ts';

/** The tabs of the settings in the documents' order; 'machine-clients' is ours. */
export const settingsTabs = [
  'organization',
  'users',
  'notifications',
  'security',
  'appearance',
  'integrations',
  'machine-clients',
] as const;

/** Reads which tab the address names; 'notifications' is a screen of its own. */
export function readSettingsTab(raw: RawSearch) {
  const tab = oneOf(settingsTabs, raw['tab']);
  return { tab: tab && tab !== 'notifications' ? tab : 'organization' } as const;
}
