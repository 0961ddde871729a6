import { oneOf, type RawSearch, textOf } from '#client/search-parameters.ts';

export const sections = ['roles', 'assign', 'users'] as const;
export type Section = (typeof sections)[number];
export const roleViews = ['list', 'matrix'] as const;

/** What the roles show, as it stands in the address; parts at their usual value are left out there. */
export interface RolesAddress {
  /** Id of the role whose permissions are shown. */
  role: string | undefined;
  view: (typeof roleViews)[number];
  /** Cursor of the page of the list. */
  after: string | undefined;
}

/** Reads the address; what somebody typed wrongly counts as left out. */
export function readRolesAddress(raw: RawSearch): RolesAddress {
  return {
    role: textOf(raw['role']),
    view: oneOf(roleViews, raw['view']) ?? 'list',
    after: textOf(raw['after']),
  };
}

/** Which of the three parts of users and roles is shown; undefined for the first that may be opened. */
export function readSection(raw: RawSearch): { section: Section | undefined } {
  return { section: oneOf(sections, raw['section']) };
}

/** Which people the assignments show. */
export interface HoldersAddress {
  q: string;
  /** Cursor of the page. */
  after: string | undefined;
}

/** Reads the address; what somebody typed wrongly counts as left out. */
export function readHoldersAddress(raw: RawSearch): HoldersAddress {
  return { q: textOf(raw['q'])?.slice(0, 200) ?? '', after: textOf(raw['after']) };
}
