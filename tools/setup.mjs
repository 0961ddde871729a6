// Plain JavaScript without packages: it runs before anything is installed, and on Node 20.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the clone. */
export const projectDirectory = dirname(dirname(fileURLToPath(import.meta.url)));

/** Where the server is built to: as deep as its source, so that '../../../dist/web' leads from both to the screens. */
export const builtServerDirectory = join(projectDirectory, 'dist', 'server', 'node');

const builder = join(projectDirectory, 'tools', 'build.mjs');
const buildStamp = join(projectDirectory, 'dist', '.openward-build');
const requiredNodeMajor = 24;
const heartbeatMs = 10_000;
const stopSignals = ['SIGINT', 'SIGTERM'];

/** A reason the set-up cannot go on; its message is one sentence for the person at the terminal. */
export class SetupError extends Error {}

// Node keeps what it made of our sources: a server starts sooner and with a tenth less memory. Where the folder
// cannot be written, Node goes on without.
process.env.NODE_COMPILE_CACHE ??= join(projectDirectory, '.cache', 'compiled');

/** Runs a tool's main function; a SetupError is told as its sentence, and either way the exit code is set. */
export async function runTool(main) {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    console.error(error instanceof SetupError ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}

/** Ends a tool that was given a word which it does not take, with a sentence and the exit code 2. */
export function refuseWords(takes, known = []) {
  const stray = process.argv.slice(2).find((word) => !known.includes(word));
  if (stray === undefined) return;
  console.error(`'${stray}' is one word too many: ${takes}.`);
  process.exit(2);
}

/**
 * Installs the packages that are missing or are not those of package-lock.json: 'program' is what builds and runs
 * Openward, 'everything' is also what checks and tests it. A folder that had everything gets everything again.
 */
export async function ensurePackages(extent = 'everything') {
  const stampFile = join(projectDirectory, 'node_modules', '.openward-lock');
  const lock = hash(readFileSync(join(projectDirectory, 'package-lock.json')));
  const [stampedExtent, stampedLock] = (readText(stampFile) ?? '').split(' ');
  const wanted = stampedExtent === 'everything' ? 'everything' : extent;
  if (stampedLock === lock && stampedExtent === wanted && isInstalled(wanted)) return;
  if (!isInstalled(wanted)) await installPackages(wanted);
  try {
    writeFileSync(stampFile, `${isInstalled('everything') ? 'everything' : 'program'} ${lock}`);
  } catch {
    // A read-only installation is compared package by package every time instead.
  }
}

/**
 * Runs `main` on a Node that is new enough for our sources: here, or by running the same script again on the Node that
 * the packages brought. Returns the exit code.
 */
export async function onNewNode(main) {
  if (isNewEnough(process.version)) return await main();
  const { status } = spawnSync(findNode(), [...process.execArgv, ...process.argv.slice(1)], {
    stdio: 'inherit',
  });
  return status ?? 1;
}

/**
 * Builds the screens and the server when they are missing or older than their sources: 'program' is what a server
 * sends, 'everything' is also the demo, whose databases take two thirds of a build.
 */
export async function ensureBuild(extent = 'everything') {
  if (isBuiltOfSources(extent)) return;
  const options = ['--quick', ...(extent === 'program' ? ['--without-demo'] : [])];
  const exitCode = await runWithHeartbeat('Building the screens', findNode(), [builder, ...options]);
  if (exitCode !== 0) throw new SetupError('The screens could not be built: see the messages above.');
}

/** Notes of which sources `build` builds, once it has. What changes meanwhile is built again the next time. */
export async function noteSources(extent, build) {
  const sources = fingerprintSources();
  await build();
  writeFileSync(buildStamp, `${extent} ${sources}`);
}

/**
 * The file to run for the server ('main') or one of its commands: as it was built, which starts in half the time, or
 * its source where that is newer than what was built.
 */
export function serverFile(name) {
  const built = join(builtServerDirectory, `${name}.js`);
  if (existsSync(built) && isBuiltOfSources('program')) return built;
  const folder = name === 'main' ? 'src/hosts/node' : 'src/hosts/node/command-line';
  return join(projectDirectory, folder, `${name}.ts`);
}

/** True when what was built is of the sources as they are, or where they cannot be built. */
function isBuiltOfSources(extent) {
  if (!existsSync(builder)) return true;
  const isBuilt = [
    join(projectDirectory, 'dist/web/index.html'),
    join(builtServerDirectory, 'main.js'),
  ].every((file) => existsSync(file));
  const [stampedExtent, stampedSources] = (readText(buildStamp) ?? '').split(' ');
  const isEnough = stampedExtent === 'everything' || stampedExtent === extent;
  return isBuilt && isEnough && stampedSources === fingerprintSources();
}

/** Finds a Node new enough for the server: the one that the packages brought, or the one that runs this. */
export function findNode() {
  const installed = join(packageOfNode(), 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(installed)) {
    const { status, stdout } = spawnSync(installed, ['--version'], { encoding: 'utf8' });
    if (status === 0 && isNewEnough(stdout)) return installed;
  }
  if (isNewEnough(process.version)) return process.execPath;
  throw new SetupError(
    `Openward needs Node ${requiredNodeMajor} or newer and found ${process.version}: install it from your package manager or nodejs.org.`,
  );
}

function packageOfNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  return join(projectDirectory, 'node_modules', `node-${platform}-${process.arch}`);
}

function isNewEnough(version) {
  return Number.parseInt(version.replace('v', ''), 10) >= requiredNodeMajor;
}

async function installPackages(extent) {
  // Tests need more packages than the program, whose own stay as they are: a server may be running on them.
  if (extent === 'everything' && isInstalled('program')) {
    const exitCode = await runNpm('packages for checks and tests', ['install', '--no-save', '--include=dev']);
    if (exitCode === 0 && isInstalled(extent)) return;
  }
  const exitCode = await runNpm('packages', ['ci', extent === 'everything' ? '--include=dev' : '--omit=dev']);
  if (exitCode !== 0) {
    throw new SetupError(
      'The packages could not be installed: see npm’s message above, check the network and the free disk space, and start again.',
    );
  }
  removeHeadersOfNode();
}

async function runNpm(what, npmArguments) {
  // Optional packages bring Node and PostgreSQL. Node 20 only begins the work: npm's warnings that packages want a
  // newer one would mislead.
  const options = ['--include=optional', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const isScript = npm?.endsWith('.js') || npm?.endsWith('.cjs');
  const [program, first] = isScript && npm.includes('npm') ? [process.execPath, [npm]] : ['npm', []];
  const label = `Installing ${what} (once; half a minute or so)`;
  return await runWithHeartbeat(label, program, [...first, ...npmArguments, ...options]);
}

/** 67 MB for compiling packages, which never happens here: no package runs a script. */
function removeHeadersOfNode() {
  rmSync(join(packageOfNode(), 'include'), { recursive: true, force: true });
}

/** Compares npm's record of what it installed with package-lock.json. */
function isInstalled(extent) {
  const record = readText(join(projectDirectory, 'node_modules', '.package-lock.json'));
  if (record === undefined) return false;
  const installed = JSON.parse(record).packages;
  const wanted = JSON.parse(readFileSync(join(projectDirectory, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '' || (extent === 'program' && entry.dev)) return true;
    // npm leaves out what is meant for other machines.
    if (!installed[path]) return entry.optional === true;
    return installed[path].integrity === entry.integrity && existsSync(join(projectDirectory, path));
  });
}

/** Sizes and times are enough: whoever changes a source changes one of them. */
function fingerprintSources() {
  const builders = ['vite.config.ts', 'tools/build.mjs', 'tools/build-server.mjs', 'package-lock.json'];
  const sources = ['src', 'public', 'index.html', ...builders];
  return hash(sources.flatMap((path) => describeFiles(join(projectDirectory, path))).join('\n'));
}

function describeFiles(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return [];
  if (!found.isDirectory()) return [`${path} ${found.size} ${found.mtimeMs}`];
  const names = readdirSync(path).filter((name) => !/\.test\.tsx?$/.test(name));
  return names.sort().flatMap((name) => describeFiles(join(path, name)));
}

/** Runs a program, and says every ten seconds that it still works. Returns its exit code. */
async function runWithHeartbeat(label, program, programArguments) {
  console.log(`${label} …`);
  const started = Date.now();
  const heartbeat = setInterval(() => {
    console.log(`${label}: ${Math.round((Date.now() - started) / 1000)} s so far …`);
  }, heartbeatMs);
  const child = spawn(program, programArguments, {
    cwd: projectDirectory,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32' && program === 'npm',
  });
  const passOn = (signal) => child.kill(signal);
  for (const signal of stopSignals) process.on(signal, passOn);
  try {
    return await new Promise((resolve, reject) => {
      child.once('error', (error) =>
        reject(new SetupError(`${program} could not be run: ${error.message}.`)),
      );
      child.once('exit', (code, signal) => {
        if (signal) reject(new SetupError(`${label}: stopped before the end; start again to go on.`));
        else resolve(code);
      });
    });
  } finally {
    clearInterval(heartbeat);
    for (const signal of stopSignals) process.off(signal, passOn);
  }
}

function readText(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function hash(content) {
  return createHash('sha256').update(content).digest('hex');
}
