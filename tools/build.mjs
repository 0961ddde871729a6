// npm run build: the web client in dist/web, which is the demo on any static host and the client of a server; and the
// server in dist/server. With --quick, as the first start builds, what is sent is compressed less.
import { ensurePackages, noteSources, onNewNode, runTool } from './setup.mjs';

const isQuick = process.argv.includes('--quick');

await runTool(async () => {
  await ensurePackages('program');
  return await onNewNode(() => noteSources(build));
});

async function build() {
  // Only now, because the packages may just have been installed.
  const [vite, { buildServer }, { describeBuild }] = await Promise.all([
    import('vite'),
    import('./build-server.mjs'),
    import('./describe-build.mjs'),
  ]);
  await Promise.all([vite.build({ logLevel: 'warn' }), buildServer()]);
  const { buildId, files } = await describeBuild({ isQuick });
  console.log(`Built ${files.length} files as ${buildId}.`);
}
