// npm run dev: installs, then runs server and screens and follows their sources. Plain JavaScript for Node 20.
import { launch } from './launch.mjs';
import { ensurePackages, findNode, refuseWords, runTool } from './setup.mjs';

refuseWords('npm run dev takes nothing, its settings are in the environment');

await runTool(async () => {
  await ensurePackages('program');
  return await launch(findNode(), ['tools/dev/follow-sources.ts']);
});
