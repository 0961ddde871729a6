// What `npm test` runs is everything that no part below names. `npm run test:all` runs the parts as well, and .ci/run
// one of them beside `npm test`. A part takes ten minutes at most on two cores.

/** Browser tests of every day: the main ways through a hospital, every picker and board by hand, and each host once. */
export const dailyBrowserTests = [
  ...['first-hour', 'outpatient', 'inpatient', 'demo-cut-off'].map((way) => `e2e/journeys/${way}.spec.ts`),
  ...['e2e/hands/', 'e2e/newcomer.spec.ts'],
];

/**
 * @typedef {object} Part
 * @property {string} about  what it proves, in a line
 * @property {RegExp[]} paths  a change of one of these asks for the part, whatever else is chosen
 * @property {string[]} vitest  files of Vitest, folders, which end with '/', or ends of names, which begin with '.'
 * @property {string[]} browser  names of files in e2e, without '.spec.ts'
 * @property {string[]} [hosts]  the projects of playwright.config.ts in which they run; all without it
 */

const embedded = ['embedded'];

/** The browser tests of single screens, by what they are about; those of them that depend on the host run in `hosts` too. */
const clinic = [
  ...[
    'patients',
    'appointments',
    'doctors',
    'consultations',
    'laboratory',
    'vitals',
    'import',
    'import-lists',
  ],
  ...['prescribing', 'dispensing', 'counter', 'money-path'],
  ...['days/clinic', 'days/desk', 'days/laboratory', 'days/pharmacy'],
];
const ward = [
  ...['admitting', 'inpatient', 'wards', 'mar', 'shifts', 'ward-orders', 'fluids', 'surgery', 'theatre'],
  ...['stock', 'purchasing', 'entry-rows', 'days/ward', 'days/night'],
];
const house = [
  ...['billing', 'payments', 'referrals', 'reports', 'dashboard', 'users', 'roles', 'settings', 'audit'],
  ...['messages', 'notifications', 'emergency-access', 'platform', 'platform-life', 'operator'],
  ...['subscription', 'paying-online', 'security', 'days/administrator', 'clinic-from-files'],
  ...['links-by-mail', 'machine-key'],
];
const network = [
  ...['live', 'offline', 'offline-ward', 'cold-load', 'waiting', 'layers', 'presses', 'fonts', 'sign-in'],
];

const journeys = [
  ...['application-to-paying', 'join-records', 'month-end', 'night-nurse', 'purchase-to-recall'],
  ...['referral-to-payout', 'restricted', 'theatre'],
].map((way) => `journeys/${way}`);

/** @type {Record<string, Part>} */
export const parts = {
  screens: {
    about:
      'screens drawn without a browser: fields and their errors, who sees which button, empty and failed lists',
    paths: [/^src\/.*\.(?:tsx|texts\.ts|hooks\.ts|words\.ts)$/],
    vitest: ['.screen.test.tsx'],
    browser: [],
  },
  journeys: {
    about: 'the ways through a hospital that the day leaves out',
    paths: [/^e2e\/journeys\//, /^src\/areas\//],
    vitest: [],
    browser: journeys,
    hosts: embedded,
  },
  privacy: {
    about:
      'no operation shows a restricted patient or a sensitive visit to whom it must not, in an emergency either',
    paths: [/^src\/areas\/.*\.(?:contract|queries|service)\.ts$/, /^src\/server\/dispatcher\//],
    vitest: ['restricted-rows', 'sensitive-rows', 'emergency-reads', 'state-changes'].map(
      (name) => `src/server/dispatcher/${name}.test.ts`,
    ),
    browser: [],
  },
  commands: {
    about:
      'what is typed at a console: imports, audit-verify, new administrators, npm run dev, and wrong words',
    paths: [/^src\/hosts\/node\/command-line\//, /^tools\/(?:dev\/|[\w-]+\.mjs$)/],
    vitest: ['src/hosts/node/command-line/', 'tools/dev/', 'tools/surplus-words.test.ts'],
    browser: [],
  },
  input: {
    about: 'hostile texts through every field, random input, and inputs at their limits',
    paths: [/^src\/testing\/inputs\//, /^src\/kernel\/limits\//],
    vitest: [
      'src/hosts/node/hostile-text.test.ts',
      'src/hosts/node/random-input.test.ts',
      'src/server/dispatcher/input-limits.test.ts',
    ],
    browser: ['hostile-texts'],
    hosts: ['embedded'],
  },
  upgrade: {
    about: 'databases of older releases are brought up to date',
    paths: [/^src\/database\/migrations\//],
    vitest: ['src/hosts/node/database/upgrade.test.ts'],
    browser: [],
  },
  storage: {
    about: 'back-ups, restores to an instant, buckets, and full disks',
    paths: [/^src\/hosts\/node\/(backup|files)\//],
    vitest: [
      'src/hosts/node/backup/',
      'src/hosts/node/files/full-bucket.test.ts',
      'src/hosts/node/files/full-disk.test.ts',
      'src/hosts/node/disk-full.test.ts',
    ],
    browser: [],
  },
  kills: {
    about: 'servers and databases that are killed, and several at once',
    paths: [/^src\/hosts\/node\/(embedded|messages|database)\//, /^src\/testing\/crash\//],
    vitest: [
      'src/hosts/node/crash.test.ts',
      'src/hosts/node/embedded/embedded-crash.test.ts',
      'src/hosts/node/messages/deliveries-killed.test.ts',
      'src/hosts/node/database/hosts/fail-over.test.ts',
      'src/hosts/node/database/replica/reading-from-replica.test.ts',
      'src/hosts/node/several-processes.test.ts',
      'src/hosts/node/metrics/serve-metrics.test.ts',
      'src/hosts/node/embedded/start-embedded-postgres.test.ts',
    ],
    browser: [],
  },
  attack: {
    about: 'the attacks of npm run attack, and hostile requests over HTTP',
    paths: [/^attack\//, /^src\/hosts\/node\/http\//],
    vitest: [
      'attack/attack.test.ts',
      'src/hosts/node/guessing.test.ts',
      'src/hosts/node/http/hostile-requests.test.ts',
    ],
    browser: [],
  },
  clinic: {
    about: 'screens of clinic, laboratory and pharmacy',
    paths: [],
    vitest: [],
    browser: clinic,
    hosts: embedded,
  },
  ward: {
    about: 'screens of wards, theatres and stock',
    paths: [],
    vitest: [],
    browser: ward,
    hosts: embedded,
  },
  house: {
    about: 'screens of money, people, settings and the operator',
    paths: [],
    vitest: [],
    browser: house,
    hosts: embedded,
  },
  network: {
    about: 'pages while the network, a server or another tab comes and goes',
    paths: [],
    vitest: [],
    browser: network,
    hosts: embedded,
  },
  servers: {
    about: 'what depends on the host, on PostgreSQL',
    paths: [],
    vitest: [],
    browser: [...clinic, ...ward, ...house, ...network],
    hosts: ['server'],
  },
  demo: {
    about: 'what depends on the host, in the demo',
    paths: [/^src\/hosts\/worker\//],
    vitest: ['src/hosts/worker/snapshot/moved-dates.test.ts', 'src/hosts/worker/copies/demo-copies.test.ts'],
    browser: ['demo', ...clinic, ...ward, ...house, ...network],
    hosts: ['demo'],
  },
  accessibility: {
    about: 'every screen in two widths, examined by axe',
    paths: [],
    vitest: [],
    browser: ['accessibility'],
  },
};

/** The files of Vitest that a part names, as patterns for `--exclude`. */
export const heavyVitestFiles = Object.values(parts).flatMap(({ vitest }) =>
  vitest.map((path) => {
    if (path.startsWith('.')) return `**/*${path}`;
    return path.endsWith('/') ? `${path}**` : path;
  }),
);
