import { currentSession } from '#client/session.ts';
import type { SearchHit } from '#client/registration/web-area.ts';
import { addressOf, findSettings, tabName } from './settings-index.ts';

const maxHits = 6;

/** The sections of the settings that the search of the top bar finds. */
export function findSettingsHits(text: string): SearchHit[] {
  const session = currentSession();
  if (session.status !== 'signed-in') return [];
  return findSettings(session.person, text)
    .slice(0, maxHits)
    .map((entry) => ({
      id: entry.section,
      label: entry.title(),
      description: tabName(entry),
      to: addressOf(entry),
    }));
}
