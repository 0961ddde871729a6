import { type Demand, meetsDemand, type Person } from '../session.ts';

/** Whose a registered part is: a hospital's, the platform operator's, or of both, such as the own account. */
type World = 'hospital' | 'operator' | 'both';

/** What every registered part declares: what it demands of a person, and whose it is. */
export interface Registered extends Demand {
  /** Left out, a part that demands `super_admin` is the operator's, and every other one a hospital's. */
  world?: World;
}

/** True where the part belongs to the organization that the person is in. */
export function isOfWorld({ tenant }: Person, { world, permission }: Registered): boolean {
  const whose = world ?? (permission === 'super_admin' ? 'operator' : 'hospital');
  return whose === 'both' || (whose === 'operator') === (tenant.isPlatform === true);
}

/**
 * Whether somebody is offered what an area registered: menu, screens, shortcuts, searches, sections of settings and all
 * other fillings. The operator is offered a hospital's parts with the hospital that they read for support alone: there
 * they hold its reading rights and are in it.
 */
export function isOffered(person: Person, part: Registered): boolean {
  return isOfWorld(person, part) && meetsDemand(person, part);
}
