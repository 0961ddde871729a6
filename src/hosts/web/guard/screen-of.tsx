import {
  lazy,
  Suspense,
  useDeferredValue,
  useState,
  type ComponentType,
  type JSX,
  type ReactNode,
} from 'react';
import { hasModule } from '#kernel/access/actor.ts';
import type { ModuleFlag } from '#kernel/access/modules.ts';
import { meetsDemand, type Person, useSession } from '#client/session.ts';
import { isOfWorld } from '#client/registration/offered.ts';
import { useLocation } from '@tanstack/react-router';
import type { AreaRoute } from '#client/registration/web-area.ts';
import { AccessMessage } from '#ui/state/access-message.tsx';
import { CrashBoundary } from '#ui/state/crash-boundary.tsx';
import { StatePage } from '#ui/state/state-page.tsx';
import { wentBack } from '../routes/last-step.ts';
import { t } from '../web.texts.ts';

/** The component of a route: its guard, its crash boundary, and its screen, loaded when it is opened behind `waiting`. */
export function screenOf(route: AreaRoute, waiting: ReactNode): () => JSX.Element {
  const Screen = lazy(async () => ({ default: await route.load() }));
  // Made once: a step to another screen changes the path first, and would draw this one anew before the other is shown.
  const screen = (
    <Suspense fallback={waiting}>
      <DrawnInParts waiting={waiting}>
        <Guard route={route}>{Screen}</Guard>
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

function Guard({ route, children: Screen }: { route: AreaRoute; children: ComponentType }) {
  const session = useSession();
  const { path, module, areaModule } = route;
  if (!path.startsWith('/dashboard')) return <Screen />;
  // The layout shows the sign-in form meanwhile.
  if (session.status !== 'signed-in') return null;
  if (!isOfWorld(session.person, route)) return <OtherWorld person={session.person} />;
  if (meetsDemand(session.person, route)) return <Screen />;
  const restricted = [module, areaModule].find((one) => one && isRestricted(session.person, one));
  if (restricted) return <AccessMessage reason="restricted" module={t(`module_${restricted}`)} />;
  return <AccessMessage reason="denied" />;
}

/** A hospital's screen is shown to the operator inside that hospital; the operator's own to nobody else. */
function OtherWorld({ person }: { person: Person }) {
  if (person.tenant.isPlatform !== true) return <AccessMessage reason="denied" />;
  return <StatePage icon="lock" tone="warning" title={t('ofHospitalTitle')} text={t('ofHospitalText')} />;
}

/** Modules of which document 3 says 'Access Restricted' for a missing permission as well. */
const guardedAsOne: ReadonlySet<ModuleFlag> = new Set([
  'admissions_enabled',
  'nursing_enabled',
  'surgery_enabled',
]);

function isRestricted(person: Person, module: ModuleFlag): boolean {
  return guardedAsOne.has(module) || !hasModule(person, module);
}
