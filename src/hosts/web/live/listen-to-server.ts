import { supportedHospital } from '#client/contact/support-mode.ts';
import { noteContact, noteLostContact } from '#client/contact/contact.ts';
import type { Person } from '#client/session.ts';
import type { LiveListener } from '#client/transport.ts';
import type { LiveSign } from './live-signs.ts';
import { joinSharedStream } from './shared-stream.ts';

/**
 * Hears of the server's events while this page is shown or waits in the background. A page that is kept for Back, or
 * frozen, gives its place up and comes back when it goes on. Returns how to stop.
 */
export function listenToServer({ user, tenant }: Person, listener: LiveListener): () => void {
  const supported = supportedHospital();
  const stream = {
    url: `/api/events?person=${user.id}${supported === undefined ? '' : `&supports=${supported}`}`,
    name: `openward.live.${tenant.id}.${user.id}`,
  };
  const hear = hearingFor(listener);
  const life = new AbortController();
  const { signal } = life;
  let leave: (() => void) | undefined = joinSharedStream(stream, hear);

  function part(): void {
    leave?.();
    leave = undefined;
  }

  function comeBack(): void {
    if (leave) return;
    leave = joinSharedStream(stream, hear);
    listener.onMissed();
  }

  window.addEventListener('pagehide', part, { signal });
  window.addEventListener('pageshow', comeBack, { signal });
  document.addEventListener('freeze', part, { signal });
  document.addEventListener('resume', comeBack, { signal });
  return () => {
    life.abort();
    part();
  };
}

function hearingFor(listener: LiveListener): (sign: LiveSign) => void {
  let hasHeard = false;

  return (sign) => {
    const isFirst = !hasHeard;
    hasHeard = true;
    switch (sign.type) {
      case 'opened':
        noteContact();
        return isFirst ? listener.onBegin() : listener.onMissed();
      case 'beat':
        return noteContact();
      case 'changed':
        return listener.onChange(sign.topics);
      case 'missed':
        return listener.onMissed();
      case 'version':
        return listener.onVersion(sign.buildId);
      case 'lost':
        return noteLostContact();
      case 'refused':
        return listener.onRefused();
      case 'resting':
        return undefined;
    }
  };
}
