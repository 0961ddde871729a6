// npm start: installs, builds, runs the server, and takes it down again. Plain JavaScript for Node 20.
import { launch } from './launch.mjs';
import { serverOptions } from './server-options.mjs';
import { ensurePackages, ensureWebBuild, findNode, runTool } from './setup.mjs';

await runTool(async () => {
  await ensurePackages();
  const node = findNode();
  await ensureWebBuild();
  return await launch(node, [...serverOptions, 'src/hosts/node/main.ts', ...process.argv.slice(2)]);
});
