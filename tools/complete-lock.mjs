// Run after every change of dependencies: npm leaves bindings of other platforms out of package-lock.json when
// the registry at hand does not carry them, and `npm ci` then refuses the lock. This adds what is missing.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectDirectory } from './setup.mjs';

const file = join(projectDirectory, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
let added = 0;

for (const entry of Object.values({ ...lock.packages })) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const path = `node_modules/${name}`;
    const isExact = /^\d+\.\d+\.\d+/.test(version);
    if (!isExact || Object.keys(lock.packages).some((known) => known.endsWith(path))) continue;
    lock.packages[path] = {
      version,
      ...platformOf(name),
      optional: true,
      ...(entry.dev ? { dev: true } : {}),
    };
    added += 1;
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} entries added to package-lock.json.`);

/** The operating system and processor that such a package names in its name. */
function platformOf(name) {
  const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'sunos', 'win32'];
  const processors = ['arm64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'x64', 'loong64', 'wasm32'];
  const system = systems.find((candidate) => name.includes(candidate));
  const cpu = processors.find((candidate) => name.includes(candidate));
  return { ...(cpu ? { cpu: [cpu] } : {}), ...(system ? { os: [system] } : {}) };
}
