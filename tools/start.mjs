// npm start: installs, builds, runs the server, and takes it down again. Plain JavaScript for Node 20.
import { launch } from './launch.mjs';
import { serverOptions } from './server-options.mjs';
import { ensureBuild, ensurePackages, findNode, refuseWords, runTool, serverFile } from './setup.mjs';

refuseWords('npm start takes nothing, its settings are in the environment');

await runTool(async () => {
  await ensurePackages('program');
  const node = findNode();
  await ensureBuild('program');
  return await launch(node, [...serverOptions, serverFile('main')]);
});
