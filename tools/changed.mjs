// Which browser tests a change touches, for `npm test -- --changed`.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectDirectory } from './setup.mjs';

/**
 * The areas whose screens each file of browser tests drives; one that drives every screen says 'all'. Journeys and
 * hands are not here: they go through many areas, so any change of an area runs them.
 */
export const areasOfSpecs = {
  accessibility: 'all',
  admitting: ['inpatient', 'patients', 'appointments'],
  appointments: ['appointments', 'patients'],
  audit: ['audit', 'patients'],
  billing: ['billing', 'patients'],
  'cold-load': [],
  counter: ['pharmacy', 'stock', 'billing', 'patients'],
  consultations: ['consultations', 'vitals', 'appointments', 'patients'],
  dashboard: ['analytics', 'patients'],
  'days/administrator': ['people', 'settings', 'audit'],
  'days/clinic': ['consultations', 'vitals', 'nursing', 'inpatient', 'appointments', 'patients'],
  'days/desk': ['patients', 'appointments', 'billing', 'laboratory'],
  'days/laboratory': ['laboratory', 'patients'],
  'days/pharmacy': ['pharmacy', 'stock', 'billing', 'consultations', 'patients'],
  'days/ward': ['patients', 'appointments', 'laboratory', 'inpatient', 'ward-orders', 'ward-rounds'],
  demo: ['patients', 'people', 'audit'],
  dispensing: ['pharmacy', 'stock', 'billing', 'consultations', 'patients'],
  doctors: ['appointments'],
  'emergency-access': ['emergency-access', 'patients', 'notifications'],
  fonts: [],
  'hostile-texts': 'all',
  import: ['patients'],
  inpatient: ['inpatient', 'billing', 'patients'],
  laboratory: ['laboratory', 'patients'],
  layers: ['billing', 'laboratory', 'people', 'settings'],
  live: ['patients', 'people'],
  'money-path': ['patients', 'laboratory', 'billing', 'referrals'],
  newcomer: ['patients', 'appointments', 'people'],
  messages: ['messages', 'settings', 'appointments'],
  notifications: ['notifications', 'appointments'],
  patients: ['patients', 'views'],
  'paying-online': ['subscriptions', 'platform', 'patients'],
  payments: ['billing'],
  prescribing: ['pharmacy', 'consultations', 'patients'],
  presses: ['billing', 'patients'],
  'days/night': ['doses', 'nursing', 'vitals', 'pharmacy', 'stock', 'inpatient', 'patients'],
  'offline-ward': ['doses', 'nursing', 'vitals', 'pharmacy', 'inpatient', 'patients', 'people'],
  mar: ['doses', 'pharmacy', 'stock', 'inpatient', 'nursing', 'patients'],
  operator: ['platform', 'audit', 'people'],
  offline: ['vitals', 'nursing', 'inpatient', 'patients', 'people'],
  purchasing: ['stock'],
  shifts: ['nursing', 'inpatient', 'patients', 'people'],
  'entry-rows': ['vitals', 'doses', 'laboratory', 'stock', 'billing', 'nursing'],
  fluids: ['nursing', 'vitals', 'inpatient', 'patients'],
  referrals: ['referrals', 'patients'],
  reports: ['reports', 'billing', 'patients'],
  roles: ['people'],
  security: ['people', 'settings'],
  settings: ['settings', 'patients', 'leaving'],
  platform: ['platform', 'subscriptions', 'people'],
  'platform-life': ['platform', 'subscriptions', 'people', 'leaving', 'settings'],
  'sign-in': ['people'],
  stock: ['stock'],
  subscription: ['subscriptions', 'platform'],
  surgery: ['surgery', 'inpatient', 'consultations', 'patients', 'people'],
  users: ['people', 'settings', 'appointments'],
  vitals: ['vitals', 'nursing', 'inpatient', 'patients'],
  waiting: [],
  theatre: ['surgery', 'laboratory', 'patients'],
  wards: ['inpatient', 'patients'],
  'ward-orders': ['ward-orders', 'doses', 'nursing', 'inpatient', 'patients'],
};

/** The files that differ from a commit, with those that git does not know yet, as paths from the project's folder. */
export function changedFiles(commit = 'HEAD') {
  const git = (...words) =>
    execFileSync('git', words, { cwd: projectDirectory, encoding: 'utf8' }).split('\n').filter(Boolean);
  return [...git('diff', '--name-only', commit), ...git('ls-files', '--others', '--exclude-standard')];
}

/**
 * What of the browser tests a change touches: the files of tests, and whether in every host. A change in an area runs
 * what drives its screens or those of an area that imports it; a change of what all areas share runs everything, and
 * one below the screens in every host, as does a changed test itself. Who imports the importers is not followed: that would always be everything.
 */
export function browserTestsFor(changed, importersOf = areasThatImport) {
  const specs = new Set();
  const ways = new Set();
  const areas = new Set();
  let isEverything = false;
  let isEveryHost = false;
  for (const file of changed) {
    const way = /^e2e\/(?:journeys|hands)\//.exec(file)?.[0];
    if (way) {
      ways.add(file.endsWith('.spec.ts') ? file : way);
      continue;
    }
    const spec = /^e2e\/(.+)\.spec\.ts$/.exec(file)?.[1];
    const area = /^src\/areas\/([^/]+)\//.exec(file)?.[1];
    if (spec) {
      specs.add(spec);
      isEveryHost = true;
    }
    if (spec || /\.test\.tsx?$/.test(file)) continue;
    if (area) areas.add(area);
    else if (isShared(file)) {
      isEverything = true;
      isEveryHost ||= /^(src\/(hosts|database|kernel)|e2e)\//.test(file);
    }
  }
  for (const area of [...areas]) for (const importer of importersOf(area)) areas.add(importer);
  for (const [spec, driven] of Object.entries(areasOfSpecs)) {
    const isDriven = driven === 'all' ? areas.size > 0 : driven.some((area) => areas.has(area));
    if (isEverything || isDriven) specs.add(spec);
  }
  const existing = Object.keys(areasOfSpecs).filter((spec) => specs.has(spec));
  const files = existing.map((spec) => `e2e/${spec}.spec.ts`);
  const all = isEverything || areas.size > 0 ? ['e2e/journeys/', 'e2e/hands/'] : ways;
  return { files: [...all, ...files], isEveryHost };
}

/** What every screen is made of or delivered by. */
function isShared(file) {
  return /^(src|public|e2e)\/|^(index\.html|vite\.config\.ts|playwright\.config\.ts|package-lock\.json)$/.test(
    file,
  );
}

function areasThatImport(area) {
  const folder = join(projectDirectory, 'src/areas');
  const importing = readdirSync(folder, { recursive: true }).filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      !/\.test\.tsx?$/.test(file) &&
      readFileSync(join(folder, file), 'utf8').includes(`'#areas/${area}/`),
  );
  return new Set(importing.map((file) => file.split(/[\\/]/, 1)[0]));
}
