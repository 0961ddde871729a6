// The server and its commands as a few files: Node reads, strips and links some 1,500 sources otherwise, which is half of
// a start. The packages stay as npm installed them.
import { join } from 'node:path';
import { build } from 'vite';
import { builtServerDirectory, projectDirectory } from './setup.mjs';

const commands = [
  'audit-verify',
  'backup',
  'import',
  'migrate',
  'recover-administrator',
  'restore',
  'tenant-move',
];

/** Builds src/hosts/node/main.ts and the commands of package.json into dist/server. */
export async function buildServer() {
  const server = join(projectDirectory, 'src/hosts/node');
  const files = commands.map((name) => [name, join(server, 'command-line', `${name}.ts`)]);
  await build({
    configFile: false,
    root: projectDirectory,
    logLevel: 'warn',
    publicDir: false,
    ssr: { external: true },
    build: {
      ssr: true,
      target: 'node24',
      outDir: builtServerDirectory,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: {
        input: { main: join(server, 'main.ts'), ...Object.fromEntries(files) },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  });
}
