import { oneOf, type RawSearch } from '#client/search-parameters.ts';
import { choiceOr, textPart, viewPart } from '#screens/list/address-parts.ts';
import { listAddress } from '#screens/list/list-address.ts';

export const sections = ['roles', 'assign', 'users'] as const;
export type Section = (typeof sections)[number];
export const roleViews = ['list', 'matrix'] as const;

/** The address of the roles: `role` is the id of the one whose permissions are shown. */
export const roleList = listAddress({
  role: viewPart(textPart(100)),
  view: viewPart(choiceOr(roleViews, 'list')),
});

/** Which of the three parts of users and roles is shown; undefined for the first that may be opened. */
export function readSection(raw: RawSearch): { section: Section | undefined } {
  return { section: oneOf(sections, raw['section']) };
}
