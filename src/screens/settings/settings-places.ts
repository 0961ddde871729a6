/** The tabs of the settings that show sections. */
export type SettingsTab =
  | 'organization'
  | 'users'
  | 'security'
  | 'appearance'
  | 'integrations'
  | 'machine-clients';

/** The id in the page of a section of the settings. */
export function settingsPlaceId(section: string): string {
  return `setting-${section}`;
}

/** The address that opens a tab of the settings at one of its sections. */
export function settingsAddress(tab: SettingsTab, section: string) {
  return `/dashboard/settings?tab=${tab}#${settingsPlaceId(section)}` as const;
}
