import { isRetryable } from '#client/remote.ts';
import { currentSession, subscribeToSession } from '#client/session.ts';
import { rememberedMark } from '#client/unsent/remembered-mark.ts';

/** Opens the page of a server that does not answer for who was signed in; forgets them once the server says otherwise. */
export function openOffline(): void {
  subscribeToSession(() => {
    const state = currentSession();
    const isAway = state.status === 'failed' && isRetryable(state.error);
    const isOver = state.status === 'signed-out' || (state.status === 'signed-in' && state.hasEnded);
    if ((isAway || isOver) && isAnybodyRemembered()) void lookAgain(isAway);
  });
}

async function lookAgain(isAway: boolean): Promise<void> {
  const { forgetSession, openRemembered } = await import('#client/unsent/remembered-session.ts');
  await (isAway ? openRemembered() : forgetSession()).catch(() => {});
}

function isAnybodyRemembered(): boolean {
  try {
    return localStorage.getItem(rememberedMark) !== null;
  } catch {
    return false;
  }
}
