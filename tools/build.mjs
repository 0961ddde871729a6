// npm run build: the web client in dist/web, which is the demo on any static host and the client of a server.
import { build } from 'vite';
import { describeBuild } from './describe-build.mjs';

await build({ logLevel: 'warn' });
const { buildId, files } = await describeBuild();
console.log(`Built ${files.length} files as ${buildId}.`);
