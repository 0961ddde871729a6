import type { DemoControl } from './demo/demo-control.ts';

/** The demo keeps working, and loads again, with the network cut. */
export async function prepareOffline(demo: DemoControl | undefined): Promise<void> {
  if (!demo) return removeDemoCopy();
  await demo.ready;
  const { keepOfflineCopy } = await import('./demo/keep-offline-copy.ts');
  await keepOfflineCopy();
}

/** A demo that was delivered under this address before must not answer for the server. */
async function removeDemoCopy(): Promise<void> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  const ofDemo = registrations.filter(({ installing, waiting, active }) =>
    [installing, waiting, active].some((worker) => worker && !worker.scriptURL.includes('host=server')),
  );
  await Promise.all(ofDemo.map((registration) => registration.unregister()));
}
