// npm run build: the web client in dist/web, which is the demo on any static host and the client of a server; and the
// server in dist/server. With --quick, as tests build, what is sent is compressed less; with --without-demo, as npm start
// builds, the demo has no database.
import { ensurePackages, noteSources, onNewNode, refuseWords, runTool } from './setup.mjs';

refuseWords('npm run build takes nothing, or --quick and --without-demo', ['--quick', '--without-demo']);

const isQuick = process.argv.includes('--quick');
const extent = process.argv.includes('--without-demo') ? 'program' : 'everything';

await runTool(async () => {
  await ensurePackages('program');
  return await onNewNode(() => noteSources(extent, build));
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
