import type { AreaFixture } from '#testing/records/area-fixture.ts';
import { getSettings, updateSettings } from './settings/settings.contract.ts';

/** A hospital has its settings from the beginning, and no id names them. */
export const settingsFixture: AreaFixture = {
  name: 'settings',
  fields: {},
  makeMarked: async () => ({}),

  async fillWithTexts(call, { short, joined }) {
    const { version } = await call(getSettings, {});
    await call(updateSettings, { version, name: short[0]!, address: joined(480)[0]! });
    return {};
  },

  screens: {
    '/dashboard/settings': {
      heading: 'Settings',
      looks: [
        '?tab=users',
        '?tab=users&section=assign',
        '?tab=users&section=users',
        '?tab=security',
        '?tab=appearance',
        '?tab=integrations',
        '?tab=machine-clients',
      ],
    },
  },
};
