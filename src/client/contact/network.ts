import { useSyncExternalStore } from 'react';
import { useIsContactLost } from './contact.ts';

function subscribeToNetwork(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** False while the device says that it has no network. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(subscribeToNetwork, () => navigator.onLine);
}

/** True while nothing new can be heard of the server: there is no network, or nobody answers. */
export function useIsServerAway(): boolean {
  const isOnline = useIsOnline();
  return useIsContactLost() || !isOnline;
}
