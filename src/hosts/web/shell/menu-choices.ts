import { menuGroups, type MenuGroup } from '#client/registration/web-area.ts';
import { createStore, type Store, useStore } from '#client/store.ts';

/** How a person has arranged their menu in this browser. */
export interface MenuChoices {
  /** Groups of which only the open screen is shown. */
  folded: readonly MenuGroup[];
  /** Addresses of the screens that stand on top, in the order they were chosen. */
  favourites: readonly string[];
}

const none: MenuChoices = { folded: [], favourites: [] };
const stores = new Map<string, Store<MenuChoices>>();

/** The menu as the person has arranged it; a shared device keeps one arrangement for each account. */
export function useMenuChoices(userId: string): MenuChoices {
  return useStore(storeOf(userId));
}

/** Folds a group of the menu, or opens it again. */
export function toggleGroup(userId: string, group: MenuGroup): void {
  const choices = storeOf(userId).get();
  keep(userId, { ...choices, folded: toggled(choices.folded, group) });
}

/** Puts a screen among the favourites, or takes it from there. */
export function toggleFavourite(userId: string, to: string): void {
  const choices = storeOf(userId).get();
  keep(userId, { ...choices, favourites: toggled(choices.favourites, to) });
}

/** Reads what was kept; what cannot be read, or is not known any more, is left out. */
export function readChoices(text: string | null): MenuChoices {
  try {
    const kept = JSON.parse(text ?? '{}') as Partial<Record<keyof MenuChoices, unknown>> | null;
    const texts = (value: unknown) =>
      Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
    const folded = new Set(texts(kept?.folded));
    return {
      folded: menuGroups.filter((group) => folded.has(group)),
      favourites: [...new Set(texts(kept?.favourites))],
    };
  } catch {
    return none;
  }
}

function toggled<Item>(items: readonly Item[], item: Item): Item[] {
  return items.includes(item) ? items.filter((one) => one !== item) : [...items, item];
}

function storeOf(userId: string): Store<MenuChoices> {
  const known = stores.get(userId);
  if (known) return known;
  const store = createStore(readSafely(userId));
  stores.set(userId, store);
  return store;
}

const keyOf = (userId: string) => `hms.menu.${userId}`;

function readSafely(userId: string): MenuChoices {
  try {
    return readChoices(localStorage.getItem(keyOf(userId)));
  } catch {
    return none;
  }
}

function keep(userId: string, choices: MenuChoices): void {
  storeOf(userId).set(choices);
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(choices));
  } catch {
    // A browser without space forgets it with the page.
  }
}
