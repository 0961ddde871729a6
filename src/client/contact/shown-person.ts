import { currentSession } from '../session.ts';

/** Names the person whom a page shows: all tabs of a browser share one cookie, and another tab may have changed it. */
export const shownPersonHeader = 'openward-person';

/** Headers of a call: it is made in the name of whom the page shows, or not at all. */
export function shownPersonHeaders(): Record<string, string> {
  const session = currentSession();
  return session.status === 'signed-in' ? { [shownPersonHeader]: session.person.user.id } : {};
}
