import { isOffered } from '#client/registration/offered.ts';
import type { Person } from '#client/session.ts';
import type { AreaRoute, MenuItem, SearchHit } from '#client/registration/web-area.ts';
import { menuOf } from '../menu-of.ts';

/** What the search looks through: the menu, and screens that are opened from another one. */
export interface Screens<Icon> {
  menu: readonly MenuItem<Icon>[];
  routes: readonly AreaRoute[];
}

/**
 * The screens of a person whose name holds what was typed, or which people call something that begins so; those of
 * the menu first. A screen of one record is found by the record.
 */
export function findScreens<Icon>(
  { menu, routes }: Screens<Icon>,
  person: Person,
  text: string,
): SearchHit[] {
  const wanted = text.toLowerCase();
  const calledBy = new Map<string, string>(
    routes.map(({ path, alsoCalled }) => [path, alsoCalled?.() ?? '']),
  );
  const items = menuOf(menu, person).flatMap((section) => section.items);
  const others = routes.filter((route) => route.path.startsWith('/dashboard/') && isOffered(person, route));
  const screens = [
    ...items.map((item) => ({ label: item.label(), to: item.to as string })),
    ...others
      .filter(({ path }) => !path.includes('$'))
      .map((route) => ({ label: route.title(), to: route.path as string })),
  ];
  const isNew = unseen();
  return screens
    .filter(isNew)
    .filter(({ label, to }) => label.toLowerCase().includes(wanted) || begins(calledBy.get(to) ?? '', wanted))
    .map(({ label, to }) => ({ id: to, label, to }));
}

/** True once for each address and each name: a screen at two addresses is one. */
function unseen(): (screen: { label: string; to: string }) => boolean {
  const seen = new Set<string>();
  return ({ label, to }) => {
    const isNew = !seen.has(to) && !seen.has(label);
    seen.add(to).add(label);
    return isNew;
  };
}

function begins(words: string, wanted: string): boolean {
  return (
    wanted !== '' && words.split(',').some((word) => ` ${word.trim().toLowerCase()}`.includes(` ${wanted}`))
  );
}
