import type { Demand, Person } from '#client/session.ts';

/**
 * Whether somebody is offered a screen. Whoever runs the platform is offered what is the platform's: the screens of a
 * hospital, which they could open empty for their own organization, come with the hospital that they read for support,
 * where they hold its reading rights instead.
 */
export function isOffered(person: Person, part: Demand & { isOperators?: true }): boolean {
  if (!person.permissions.has('super_admin')) return true;
  return part.isOperators === true || part.permission === 'super_admin';
}
