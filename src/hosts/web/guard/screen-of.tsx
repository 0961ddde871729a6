import {
  lazy,
  Suspense,
  useDeferredValue,
  useState,
  type ComponentType,
  type JSX,
  type ReactNode,
} from 'react';
import { useLocation } from '@tanstack/react-router';
import type { AreaRoute } from '#client/registration/web-area.ts';
import { CrashBoundary } from '#ui/state/crash/crash-boundary.tsx';
import { wentBack } from '../routes/last-step.ts';

/** Shows the screen of a route behind the sign-in to whom may see it, and others why not. */
export type RouteGuard = ComponentType<{ route: AreaRoute; children: ComponentType }>;

/** The component of a route: its guard, its crash boundary, and its screen, loaded when it is opened behind `waiting`. */
export function screenOf(route: AreaRoute, waiting: ReactNode, Guard?: RouteGuard): () => JSX.Element {
  const Screen = lazy(async () => ({ default: await route.load() }));
  // Made once: a step to another screen changes the path first, and would draw this one anew before the other is shown.
  const screen = (
    <Suspense fallback={waiting}>
      <DrawnInParts waiting={waiting}>
        {Guard ? <Guard route={route}>{Screen}</Guard> : <Screen />}
      </DrawnInParts>
    </Suspense>
  );

  return function GuardedScreen() {
    const path = useLocation({ select: ({ pathname }) => pathname });
    return <CrashBoundary resetKey={path}>{screen}</CrashBoundary>;
  };
}

/**
 * What is opened by a key or a click shows `waiting` with the next picture, and is drawn in parts between pictures: on a
 * slow machine a whole screen takes a quarter of a second. Whoever goes back gets it at once, at the place of before.
 */
function DrawnInParts({ waiting, children }: { waiting: ReactNode; children: ReactNode }) {
  const [isShownAtOnce] = useState(wentBack);
  const isDrawn = useDeferredValue(true, isShownAtOnce);
  return isDrawn ? children : waiting;
}
