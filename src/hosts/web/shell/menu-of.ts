import type { Person } from '#client/session.ts';
import { isOffered } from '#client/registration/offered.ts';
import { menuGroups, type MenuGroup, type MenuItem } from '#client/registration/web-area.ts';

export interface MenuSection<Icon> {
  group: MenuGroup;
  items: MenuItem<Icon>[];
}

/** The sidebar of one person: the documents' order, without what they may not open and without empty groups. */
export function menuOf<Icon>(items: readonly MenuItem<Icon>[], person: Person): MenuSection<Icon>[] {
  return menuGroups
    .map((group) => ({
      group,
      items: items
        .filter((item) => item.group === group && isOffered(person, item))
        .toSorted((a, b) => a.order - b.order),
    }))
    .filter((section) => section.items.length > 0);
}

/** The favourites of a person in the order they were chosen, without what they may no longer open. */
export function favouritesIn<Icon>(
  sections: readonly MenuSection<Icon>[],
  favourites: readonly string[],
): MenuItem<Icon>[] {
  const items = sections.flatMap((section) => section.items);
  return favourites.flatMap((to) => items.find((item) => item.to === to) ?? []);
}

/** The item whose screen is open: the one with the longest address that the path lies under. */
export function currentItem<Icon>(
  items: readonly MenuItem<Icon>[],
  path: string,
): MenuItem<Icon> | undefined {
  return items
    .filter(({ to }) => path === to || (to !== '/dashboard' && path.startsWith(`${to}/`)))
    .toSorted((a, b) => b.to.length - a.to.length)[0];
}
