import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { assetFileName, databaseSnapshots, refuseNodeBuiltins } from './tools/worker-plugins.ts';
import { contractFiles } from './tools/contract-files.ts';
import { namingFilesOf } from './tools/first-files.ts';
import { inlineScript } from './tools/inline-script.ts';
import { refusingCircles } from './tools/chunk-circles.ts';
import { giveDefaultExport } from './tools/default-export.ts';

// The first visit needs all of these: one file compresses better and asks less often than forty.
const libraries = [
  /node_modules\/(?:react|react-dom|scheduler|clsx|i18next)\//,
  /node_modules\/@tanstack\/[^/]+\//,
  /node_modules\/@orpc\/(?:client|shared|standard-server|standard-server-fetch)\//,
];
const kit =
  /node_modules\/@mantine\/core\/esm\/(?:core|components\/(?:ActionIcon|Alert|Anchor|Button|Center|CloseButton|Divider|Group|Input|InputBase|Loader|NativeSelect|Paper|PasswordInput|Stack|Text|TextInput|ThemeIcon|Title|Transition|UnstyledButton|VisuallyHidden))\//;

// What the shell's menus, drawers and hints are made of: it changes less often than what the areas register there.
const shellKit =
  /node_modules\/(?:@floating-ui|react-remove-scroll(?:-bar)?|react-style-singleton|use-callback-ref|use-sidecar)\/|\/@mantine\/core\/esm\/components\/(?:Avatar|Drawer|Menu|ModalBase|Overlay|Popover|Portal|ScrollArea|Tooltip)\//;

// Our own small files that every page needs, for the same reason.
const frame =
  /\/src\/(?:kernel\/(?:access\/(?:actor|modules|permissions)|app-error|ids)|client\/(?:contact\/(?:attention|contact|live-events|network|server-clock)|screens\/lazy-once|query-client|refusal-kind|remote|search-parameters|session|store|transport)|ui\/(?:state\/(?:access-message|crash\/crash-boundary|crash\/crash-panel|error-panel|full-screen-spinner|skeletons|state-page|state\.texts)|i18n\/(?:define-texts|language|translator)|feedback\/(?:confirm-store|feedback-loader)|form\/(?:draft-store|form\.texts|unsaved-changes)|icons\/(?:icon|icon-paths)|page\/tone)|areas\/people\/(?:sessions\/session\.hooks|sign-in\/(?:sign-in\.(?:texts|words)|form\/(?:public-page|use-sign-in)))|hosts\/web\/transport\/(?:call-errors|connection-context|send-over-link))\.tsx?$/;

// Parts of those libraries that only screens use, and copies that other packages bring along.
const notAtFirst =
  /node_modules\/.*node_modules\/|message-port|mutationObserver|useMutation|[qQ]ueriesObserver|useQueries|infiniteQueryObserver|useInfiniteQuery/;

// A group brings along whatever its files import and no group before it has taken.
const firstVisit =
  /\/src\/(?:hosts\/web\/(?:page|transport\/connect-server)|areas\/people\/sign-in\/form\/login\.screen)\.tsx?$/;
const shell =
  /\/src\/hosts\/web\/(?:opened-screen|registered|guard\/guard|live\/listen-to-server|shell\/shell)\.tsx?$/;
// Parts that come a moment after the shell and the home screen, each too small for a file of its own.
const home = /\/(?:home\.screen|overview-cards|overview-sections|own-alerts)\.tsx$/;
const topBar = /\/(?:emergency-mark|notification-bell|pending-badge)\.tsx$/;
const schemas = /node_modules\/zod\/|\/src\/kernel\/(?:contact|define-call|page|text|value\.issues)\.ts$/;
const list =
  /\/src\/(?:ui\/(?:list|page|state)|screens\/(?:list|write|refusal))\/|\/@mantine\/core\/esm\/components\/(?:Badge|Modal|SegmentedControl|Table)\//;
const form =
  /\/src\/(?:ui|screens)\/form\/(?:form-|record-|schema\/|stale-|submit-|use-)|\/@mantine\/form\/|\/@mantine\/core\/esm\/components\/(?:Combobox|Select|Textarea)\//;

const contracts = contractFiles();

/** What several screens of an area share is one file; what their forms need, which are opened later, another. */
function areaOf(file: string): string | null {
  const area = /\/src\/areas\/([\w-]+)\//.exec(file)?.[1];
  if (!area) return null;
  if (contracts.has(file)) return `area-${area}-contracts`;
  if (/\.(?:calls|hooks|rules|slots|texts|words)\.tsx?$/.test(file)) return `area-${area}`;
  return file.includes('/form/') ? `area-${area}-forms` : null;
}

function isNeededAtFirst(file: string): boolean {
  return !notAtFirst.test(file) && libraries.some((library) => library.test(file));
}

/**
 * Addresses of built files are relative, so that dist/web also runs from a sub-path of a static host. A server
 * that delivers the page at deep addresses puts `<base href="/">` into it.
 */
export default defineConfig({
  base: './',
  // The calendar takes the default export of rrule where there is one, and rrule has none.
  plugins: [
    react(),
    giveDefaultExport('rrule'),
    namingFilesOf('first'),
    inlineScript('src/hosts/web/start-watch/start-watch.ts', '<!-- start-watch -->'),
    refusingCircles(),
  ],
  worker: {
    format: 'es',
    // What a server sends has no demo: its databases take longer than all the rest.
    plugins: () => [
      databaseSnapshots({ isLeftOut: process.argv.includes('--without-demo') }),
      refuseNodeBuiltins(),
    ],
    rolldownOptions: {
      output: { assetFileNames: assetFileName },
      // PGlite's machine code comes with calls of eval, which no page of ours allows.
      checks: { eval: false, bundlerTimings: false },
    },
  },
  // PGlite finds its files beside itself.
  optimizeDeps: { exclude: ['@electric-sql/pglite'] },
  build: {
    outDir: 'dist/web',
    target: 'es2022',
    manifest: true,
    assetsInlineLimit: 0,
    // Paper and the demo weigh more on purpose; tools/page-weight.mjs holds every chunk to its budget.
    chunkSizeWarningLimit: 1500,
    reportCompressedSize: false,
    rolldownOptions: {
      // The demo's database is made during the build, which the bundler takes for a slow plugin.
      checks: { bundlerTimings: false },
      input: { index: 'index.html', offline: 'src/hosts/web/offline.worker.ts' },
      output: {
        // The address of the offline worker must stay the same from build to build.
        codeSplitting: {
          groups: [
            // Alone, so that the entry, which starts the demo's database, waits for nothing else.
            { name: 'preload', test: /vite\/preload-helper|\/src\/ui\/state\/missing-file\.ts$/ },
            { name: 'libraries', test: isNeededAtFirst },
            { name: 'kit', test: kit },
            { name: 'frame', test: frame },
            { name: 'first', test: firstVisit },
            // Alone, because the demo has it before the shell.
            { name: 'notify', test: /\/src\/ui\/feedback\/notify\.tsx$/ },
            { name: 'shell-kit', test: shellKit },
            { name: 'shell', test: shell },
            { name: 'schemas', test: schemas },
            {
              name: 'temporal',
              test: /node_modules\/temporal-polyfill\/|\/src\/kernel\/time\/time-zone\.ts$/,
            },
            // The kernel imports nothing of ours: no file that waits for it can be waited for by it.
            { name: 'kernel', test: /\/src\/kernel\// },
            { name: 'lists', test: list, minShareCount: 8 },
            { name: 'exports', test: /\/src\/ui\/(?:export|files)\//, minShareCount: 2 },
            { name: areaOf, minShareCount: 2, includeDependenciesRecursively: false },
            { name: 'top-bar', test: topBar },
            // All are asked for together, a moment after the first screen.
            { name: 'notices', test: /\.notices\.tsx?$/, includeDependenciesRecursively: false },
            { name: 'home', test: home },
            { name: 'forms', test: form, minShareCount: 4 },
          ],
        },
        entryFileNames: (chunk) => (chunk.name === 'offline' ? 'offline.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
});
