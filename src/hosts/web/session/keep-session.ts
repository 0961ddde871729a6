import type { QueryClient } from '@tanstack/react-query';
import { checkSession } from '#areas/people/sessions/session.hooks.ts';
import { followChanges } from '#client/contact/live-events.ts';
import { onLeftElsewhere } from '#client/unheard-sign-out.ts';
import { clearSession, currentSession, type Person, subscribeToSession } from '#client/session.ts';
import { dismissConfirmations } from '#ui/feedback/confirm-store.ts';
import { clearDrafts } from '#ui/form/draft-store.ts';
import { noteServerBuild } from './new-version.ts';

const ownerKey = 'hms.draft-owner';

/**
 * Ties the page to who is signed in: changes are followed while a session lives, and nothing of one person is
 * left in this tab for the next.
 */
export function keepSession(queries: QueryClient, pageBuild: string | undefined): void {
  let stopFollowing: (() => void) | undefined;
  let shownTo: string | undefined;

  function follow(person: Person): void {
    stopFollowing ??= followChanges(queries, person, {
      onRefused: () => void checkSession(),
      onVersion: (serverBuild) => noteServerBuild(serverBuild, pageBuild),
    });
  }

  function stop(): void {
    stopFollowing?.();
    stopFollowing = undefined;
  }

  onLeftElsewhere(clearSession);
  subscribeToSession(() => {
    const state = currentSession();
    if (state.status !== 'signed-in') {
      stop();
      if (state.status === 'signed-out' && shownTo !== undefined) {
        shownTo = undefined;
        clearDrafts();
        dismissConfirmations();
        queries.clear();
      }
      return;
    }
    const { id } = state.person.user;
    if (shownTo !== undefined && shownTo !== id) queries.clear();
    shownTo = id;
    claimDrafts(id);
    fetchCurrencyLetters(state.person);
    if (state.hasEnded || state.person.mustSetUpSecondFactor) stop();
    else follow(state.person);
  });
}

/** Few devices have letters for ৳: the program's own are on their way before the first amount is drawn. */
function fetchCurrencyLetters({ tenant }: Person): void {
  if (tenant.currencyCode !== 'BDT' || !('fonts' in document)) return;
  for (const weight of [400, 600]) void document.fonts.load(`${weight} 1em 'Ward Bengali'`, '৳');
}

// A reload after the session ended keeps the drafts for the same person, and for nobody else.
function claimDrafts(userId: string): void {
  try {
    if (sessionStorage.getItem(ownerKey) !== userId) clearDrafts();
    sessionStorage.setItem(ownerKey, userId);
  } catch {
    // Without storage there are no drafts.
  }
}
