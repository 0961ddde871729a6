import type { DemoControl } from './demo/demo-control.ts';

/**
 * The demo keeps working, and loads again, with the network cut; a page from a server must never be answered
 * by an old copy of itself.
 */
export async function prepareOffline(demo: DemoControl | undefined): Promise<void> {
  if (!demo) return removeOfflineCopy();
  await demo.ready;
  const { keepOfflineCopy } = await import('./demo/keep-offline-copy.ts');
  await keepOfflineCopy();
}

async function removeOfflineCopy(): Promise<void> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(registrations.map((registration) => registration.unregister()));
}
