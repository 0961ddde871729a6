// npm start: installs, builds, runs the server, and takes it down again. Plain JavaScript for Node 20.
import { launch } from './launch.mjs';
import { serverOptions } from './server-options.mjs';
import { ensureBuild, ensurePackages, findNode, runTool, serverFile } from './setup.mjs';

await runTool(async () => {
  await ensurePackages('program');
  const node = findNode();
  await ensureBuild('program');
  return await launch(node, [...serverOptions, serverFile('main'), ...process.argv.slice(2)]);
});
