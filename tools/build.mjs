// npm run build: the web client in dist/web, which is the demo on any static host and the client of a server; and the
// server in dist/server.
import { build } from 'vite';
import { buildServer } from './build-server.mjs';
import { describeBuild } from './describe-build.mjs';
import { noteSources } from './setup.mjs';

await noteSources(async () => {
  await build({ logLevel: 'warn' });
  await buildServer();
  const { buildId, files } = await describeBuild();
  console.log(`Built ${files.length} files as ${buildId}.`);
});
