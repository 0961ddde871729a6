import type { AnyRouter } from '@tanstack/react-router';
import { installTransport, transport } from '#client/transport.ts';
import { dismissFailures } from '#ui/feedback/notify.tsx';
import { explainingRefusals } from './explaining.ts';

const told = new WeakSet<AnyRouter>();

/** Behind the sign-in every refusal comes with its sentence, and what failed on a page goes with it. */
export function tellFailuresOf(router: AnyRouter): void {
  if (told.has(router)) return;
  told.add(router);
  installTransport(explainingRefusals(transport()));
  router.subscribe('onResolved', ({ pathChanged, fromLocation }) => {
    if (pathChanged && fromLocation) dismissFailures();
  });
}
