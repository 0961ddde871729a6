import type { ComponentType } from 'react';
import type { ModuleFlag } from '#kernel/access/modules.ts';
import { groupPermissionOf } from './group-permissions.ts';
import type { KeepableKind } from './keepable-kinds.ts';
import type { NoticeLoader } from './notice-loaders.ts';
import type { Registered } from './offered.ts';
import type { RecordKind } from './record-kinds.ts';
import type { SlotFilling } from './slots.ts';

/** One screen and its address; everything below `/dashboard` gets the shell and needs a signed-in person. */
export interface AreaRoute extends Registered {
  /** Such as `/dashboard/patients/$patientId`. */
  path: `/${string}`;
  /** The screen's name, for the search and the messages of the guards. */
  title: () => string;
  /** What else people call it, for the search: words with commas between them. */
  alsoCalled?: () => string;
  /** The screen as its own chunk: `async () => (await import('./patients.screen.tsx')).PatientsScreen`. */
  load: () => Promise<ComponentType>;
}

/** Groups of the sidebar, in the order they are shown (document 1, section 2.2). */
export const menuGroups = [
  'overview',
  'clinical',
  'inpatient',
  'nursing',
  'surgery',
  'laboratory',
  'pharmacy',
  'billing',
  'reports',
  'administration',
] as const;

export type MenuGroup = (typeof menuGroups)[number];

/** One entry of the sidebar; it is shown to those who may open its screen. */
export interface MenuItem<Icon> extends Registered {
  group: MenuGroup;
  /** Place within the group, lower first. */
  order: number;
  label: () => string;
  icon: Icon;
  to: `/dashboard${string}`;
  /** What is shown beside the label, such as how many orders wait; it fetches its own figure. */
  loadBadge?: () => Promise<ComponentType>;
}

/** A shortcut of the home screen, such as 'Add Patient'. */
export interface QuickAction<Icon> extends Registered {
  order: number;
  label: () => string;
  icon: Icon;
  to: `/dashboard${string}`;
  /** How it is done for one patient. */
  forPatient?: {
    /** What is typed before a patient in the search of the top bar, such as 'book, appointment'. */
    words: () => string;
    to: (patientId: string) => `/dashboard${string}`;
  };
  /** Found by the search alone, not offered on the home screen. */
  isSearchOnly?: boolean;
}

/** One thing found by the search of the top bar. */
export interface SearchHit {
  id: string;
  label: string;
  description?: string;
  /** A path with its search part, such as `/dashboard/patients/0198…`. */
  to: string;
}

/** Finds things of one area for the top bar. */
export interface SearchProvider<Icon> extends Registered {
  id: string;
  order: number;
  /** Heading of its results. */
  label: () => string;
  icon: Icon;
  find: (text: string, signal: AbortSignal) => Promise<SearchHit[]>;
  /** What is offered where nothing is found, such as registering who was searched for. */
  whenNone?: SearchOffer;
}

/** A way on from a search without a result. */
export interface SearchOffer extends Registered {
  label: (text: string) => string;
  to: (text: string) => `/dashboard${string}`;
}

/**
 * What an area adds to the web client; `Icon` is the design system's IconName or AnyIcon. This object is in the first
 * download: screens, searches and fillings come through dynamic imports.
 */
export interface WebArea<Icon> {
  name: string;
  /** Where it is off, nothing of the area is shown; a part can demand another module besides. */
  module?: ModuleFlag;
  routes?: readonly AreaRoute[];
  menu?: readonly MenuItem<Icon>[];
  quickActions?: readonly QuickAction<Icon>[];
  search?: readonly SearchProvider<Icon>[];
  fillings?: readonly SlotFilling[];
  /** What the audit trail calls the area's records, and where each is shown. */
  records?: readonly RecordKind[];
  /** The sentences of what the area puts into people's bells; fetched when a bell opens. */
  notices?: readonly NoticeLoader[];
  /** The writes that are kept on the device while the network is away. */
  keepable?: readonly KeepableKind[];
}

/** A page that the sidebar names, as a part of an area: who may open it finds it there under its title. */
export function pageInMenu<const Icon>({
  group,
  order,
  icon,
  ...page
}: AreaRoute & Pick<MenuItem<Icon>, 'group' | 'order' | 'icon'>): Pick<WebArea<Icon>, 'routes' | 'menu'> {
  const { title: label, path, load: _screen, alsoCalled: _words, ...offered } = page;
  return {
    routes: [page],
    menu: [{ ...offered, group, order, label, icon, to: path as `/dashboard${string}` }],
  };
}

/** The parts of an area with several subjects as one: each subject's `.web.ts` brings its own. */
export function joinWebParts<Icon>(
  name: string,
  parts: readonly Omit<WebArea<Icon>, 'name' | 'module'>[],
  module?: ModuleFlag,
): WebArea<Icon> {
  return {
    name,
    ...(module && { module }),
    routes: parts.flatMap((part) => part.routes ?? []),
    menu: parts.flatMap((part) => part.menu ?? []),
    quickActions: parts.flatMap((part) => part.quickActions ?? []),
    search: parts.flatMap((part) => part.search ?? []),
    fillings: parts.flatMap((part) => part.fillings ?? []),
    records: parts.flatMap((part) => part.records ?? []),
    notices: parts.flatMap((part) => part.notices ?? []),
    keepable: parts.flatMap((part) => part.keepable ?? []),
  };
}

/**
 * An area as it is registered: everything of it demands its module, besides the one that a part names itself, and pages
 * of a guarded group with the ways there what the group demands.
 */
export function gatedByModule<Icon>(area: WebArea<Icon>): WebArea<Icon> {
  const { module } = area;
  if (module === undefined) return area;
  const gated = <Part extends Registered>(parts: readonly Part[] = []) =>
    parts.map((part) => ({ ...part, module: part.module ?? module, areaModule: module }));
  const guarded = <Part extends Registered>(parts: readonly Part[] = [], addressOf: (part: Part) => string) =>
    gated(parts.map((part) => ({ ...part, ...groupPermissionOf(addressOf(part), part) })));
  return {
    ...area,
    routes: guarded(area.routes, ({ path }) => path),
    menu: guarded(area.menu, ({ to }) => to),
    quickActions: guarded(area.quickActions, ({ to }) => to),
    search: gated(area.search),
    fillings: gated(area.fillings),
  };
}
