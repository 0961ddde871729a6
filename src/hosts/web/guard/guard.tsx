import type { ComponentType } from 'react';
import { isOfWorld } from '#client/registration/offered.ts';
import type { AreaRoute } from '#client/registration/web-area.ts';
import { meetsDemand, type Person, useSession } from '#client/session.ts';
import { hasModule } from '#kernel/access/actor.ts';
import type { ModuleFlag } from '#kernel/access/modules.ts';
import { AccessMessage } from '#ui/state/access-message.tsx';
import { StatePage } from '#ui/state/state-page.tsx';
import { t } from './guard.texts.ts';

/** Lets a person see a screen as far as their rights, the modules of their hospital and their world go. */
export function Guard({ route, children: Screen }: { route: AreaRoute; children: ComponentType }) {
  const session = useSession();
  const { module, areaModule } = route;
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
