import type { DrawingName } from './drawing-names.ts';

/**
 * The drawings that several areas or the frame share: lines on a 24 by 24 grid, one SVG path each. One that a single
 * area uses is an `IconShape` in its `<area>.icons.ts`.
 */
export const iconPaths = {
  alert: 'M12 4 2.8 20h18.4L12 4ZM12 10v4.5M12 17.2v.1',
  archive: 'M3 4h18v4H3zM5 8v12h14V8M10 12h4',
  box: 'M12 3 4 7v10l8 4 8-4V7l-8-4ZM4 7l8 4 8-4M12 11v10',
  building: 'M5 21V4h9v17M14 9h5v12M3 21h18M8 8h3M8 12h3M8 16h3',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v5M16 3v5',
  chart: 'M4 20h16M7 20v-7M12 20V5M17 20v-10',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  chevronDown: 'm6 9 6 6 6-6',
  chevronLeft: 'm15 6-6 6 6 6',
  chevronRight: 'm9 6 6 6-6 6',
  chevronUp: 'm6 15 6-6 6 6',
  clipboard: 'M8 5H5v16h14V5h-3M9 3h6v4H9zM9 12h6M9 16h4',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3.5 2',
  close: 'M6 6l12 12M18 6 6 18',
  copy: 'M8 8h12v12H8zM16 8V4H4v12h4',
  download: 'M12 4v11M7 10.5l5 5 5-5M4 20h16',
  edit: 'M4 20l1-4.5L16.5 4 20 7.5 8.5 19 4 20ZM14 6.5l3.5 3.5',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  flask: 'M10 3v6L4.5 19.5A1 1 0 0 0 5.4 21h13.2a1 1 0 0 0 .9-1.5L14 9V3M8.5 3h7M7.5 15h9',
  heart:
    'M12 20S3.5 15 3.5 9A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8.5 2c0 6-8.5 11-8.5 11ZM4 12h4l1.5-3 3 6 1.5-3h6',
  home: 'M3.5 11.5 12 4l8.5 7.5M6 10v10h12V10M10 20v-6h4v6',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11v5M12 7.8v.1',
  key: 'M8 19a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM11 12l9-9M16 7l3 3',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  logout: 'M10 4H5v16h5M14 8l4 4-4 4M18 12H9',
  menu: 'M4 6h16M4 12h16M4 18h16',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z',
  offline:
    'M3 3l18 18M5 12.5a10 10 0 0 1 4-2.4M2 9a15 15 0 0 1 5-3M8.5 16a5 5 0 0 1 6 0M22 9a15 15 0 0 0-10-3.9M19 12.5a10 10 0 0 0-4-2.3M12 19.5v.1',
  plus: 'M12 5v14M5 12h14',
  print: 'M7 9V3h10v6M7 17H4V9h16v8h-3M7 14h10v7H7z',
  receipt: 'M6 3h12v18l-3-2-3 2-3-2-3 2V3ZM9 8h6M9 12h6',
  refresh: 'M20 11a8 8 0 0 0-14.5-4L3.5 9M3.5 4v5h5M4 13a8 8 0 0 0 14.5 4l2-2M20.5 20v-5h-5',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM16 16l5 5',
  settings:
    'M4 7h9M17 7h3M4 17h3M11 17h9M15 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM9 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  share:
    'M7 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM17 8a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM17 21a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM9.2 10.8l5.6-4M9.2 13.2l5.6 4',
  shield: 'M12 3 4.5 6v5.5c0 4.5 3 8 7.5 9.5 4.5-1.5 7.5-5 7.5-9.5V6L12 3ZM8.5 12l2.5 2.5 4.5-4.5',
  sort: 'M8 10l4-4 4 4M8 14l4 4 4-4',
  star: 'm12 3.5 2.6 5.6 6 .7-4.5 4.1 1.2 6-5.3-3-5.3 3 1.2-6-4.5-4.1 6-.7 2.6-5.6Z',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 2.5V5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3 7 7M17 17l1.7 1.7M18.7 5.3 17 7M7 17l-1.7 1.7',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 14h10l1-14M10 11v6M14 11v6',
  upload: 'M12 16V5M7 9.5l5-5 5 5M4 20h16',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5a7.5 7.5 0 0 1 15 0',
  users:
    'M9 12a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 19.5a6.5 6.5 0 0 1 13 0M16 5.3a3.5 3.5 0 0 1 0 6.4M18 14a6.5 6.5 0 0 1 3.5 5.5',
  wallet: 'M4 7V5.5A1.5 1.5 0 0 1 5.5 4H17v3M4 7h16v13H5.5A1.5 1.5 0 0 1 4 18.5V7ZM16 13.5v.1',
} as const satisfies Record<string, string>;

export type IconName = keyof typeof iconPaths;

/** A drawing of an area's own. */
export interface IconShape {
  /** One SVG path on a 24 by 24 grid, drawn as a line. */
  readonly path: string;
  /** The picture where a list of these is empty. */
  readonly drawing?: DrawingName;
}

export type AnyIcon = IconName | IconShape;
