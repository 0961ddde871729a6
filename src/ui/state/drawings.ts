import type { DrawingName } from '#ui/icons/drawing-names.ts';
import type { AnyIcon, IconName } from '#ui/icons/icon-paths.ts';

/** A picture on a 120 by 80 grid: its outlines, and what is drawn in the colour of the program. */
export interface Drawing {
  lines: string;
  accent: string;
}

/** The pictures of empty lists, one for each family of things. */
export const drawings: Readonly<Record<DrawingName, Drawing>> = {
  bed: {
    lines: 'M20 20v48M20 54h80M100 68V48a8 8 0 0 0-8-8H50v14M26 54v-7a6 6 0 0 1 6-6h8a6 6 0 0 1 6 6v7',
    accent: 'M62 40v14M74 40v14M74 12v12M68 18h12',
  },
  bottle: {
    lines:
      'M46 10h24v10H46ZM42 24h32a4 4 0 0 1 4 4v38a4 4 0 0 1-4 4H42a4 4 0 0 1-4-4V28a4 4 0 0 1 4-4ZM86 62l9-9a5 5 0 0 1 7 7l-9 9a5 5 0 0 1-7-7ZM90.5 57.5l7 7',
    accent: 'M38 36h40M38 60h40M58 42v12M52 48h12',
  },
  box: {
    lines: 'M60 10 92 24v30L60 70 28 54V24L60 10ZM28 24l32 14 32-14M60 38v32',
    accent: 'M44 17l32 14v11',
  },
  building: {
    lines: 'M34 70V18h52v52ZM20 70h80M54 70V56h12v14',
    accent: 'M60 24v12M54 30h12M43 46h6M71 46h6M43 58h4M73 58h4',
  },
  calendar: {
    lines:
      'M32 16h56a4 4 0 0 1 4 4v46a4 4 0 0 1-4 4H32a4 4 0 0 1-4-4V20a4 4 0 0 1 4-4ZM28 32h64M44 9v14M76 9v14',
    accent: 'M42 45h8M56 45h8M70 45h8M42 57h8M56 57h8',
  },
  chart: {
    lines: 'M26 12v58h72M38 70V50h12v20M58 70V34h12v36M78 70V44h12v26',
    accent: 'M36 38l18-14 16 6 22-16',
  },
  clock: {
    lines: 'M60 70a29 29 0 1 0 0-58 29 29 0 0 0 0 58ZM60 18v3M60 61v3M37 41h3M80 41h3',
    accent: 'M60 27v15l11 7',
  },
  flask: {
    lines: 'M50 10h20M54 10v20L35 63a5 5 0 0 0 4 7h42a5 5 0 0 0 4-7L66 30V10',
    accent: 'M45 50c6-5 11 4 17 0s8-3 13 0M54 61v.1M68 60v.1M61 20v.1',
  },
  lamp: {
    lines: 'M60 8v10M34 34a26 16 0 0 1 52 0ZM22 62h76M34 62v8M86 62v8',
    accent: 'M47 41l-6 12M60 41v12M73 41l6 12',
  },
  letter: {
    lines: 'M30 20h60a3 3 0 0 1 3 3v40a3 3 0 0 1-3 3H30a3 3 0 0 1-3-3V23a3 3 0 0 1 3-3Z',
    accent: 'M29 23l31 24 31-24',
  },
  lens: {
    lines: 'M54 60a23 23 0 1 0 0-46 23 23 0 0 0 0 46ZM71 54l19 17',
    accent: 'M44 32h20M44 42h12',
  },
  money: {
    lines:
      'M32 22v-8h62v36h-8M24 22h62v36H24ZM76 70a9 4 0 0 0 18 0v-6M76 64v6M85 68a9 4 0 1 0 0-8 9 4 0 0 0 0 8Z',
    accent: 'M55 49a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM33 40h3M74 40h3',
  },
  monitor: {
    lines: 'M28 12h64a3 3 0 0 1 3 3v38a3 3 0 0 1-3 3H28a3 3 0 0 1-3-3V15a3 3 0 0 1 3-3ZM60 56v14M44 70h32',
    accent: 'M33 36h14l5-11 9 21 5-10h21',
  },
  paper: {
    lines: 'M40 14h40a4 4 0 0 1 4 4v48a4 4 0 0 1-4 4H40a4 4 0 0 1-4-4V18a4 4 0 0 1 4-4ZM50 9h20v10H50Z',
    accent: 'M46 33h28M46 44h28M46 55h16',
  },
  people: {
    lines:
      'M60 36a11 11 0 1 0 0-22 11 11 0 0 0 0 22ZM38 70c0-15 9-26 22-26s22 11 22 26ZM29 42a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM14 70c0-12 6-20 15-20 3 0 6 1 8 3M91 42a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM106 70c0-12-6-20-15-20-3 0-6 1-8 3',
    accent: 'M60 52v12M54 58h12',
  },
  shield: {
    lines: 'M60 8 34 18v20c0 16 11 27 26 33 15-6 26-17 26-33V18L60 8Z',
    accent: 'M48 40l9 9 16-17',
  },
};

const byIcon: Partial<Record<IconName, DrawingName>> = {
  archive: 'box',
  box: 'box',
  building: 'building',
  calendar: 'calendar',
  chart: 'chart',
  check: 'shield',
  clock: 'clock',
  eye: 'lens',
  flask: 'flask',
  heart: 'monitor',
  key: 'shield',
  lock: 'shield',
  receipt: 'money',
  search: 'lens',
  share: 'people',
  shield: 'shield',
  user: 'people',
  users: 'people',
  wallet: 'money',
};

/** The picture of what an icon stands for; a sheet of paper where it names none. */
export function drawingOf(icon: AnyIcon): Drawing {
  const name = typeof icon === 'string' ? byIcon[icon] : icon.drawing;
  return drawings[name ?? 'paper'];
}
