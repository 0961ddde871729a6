// npm run dev: installs, then runs server and screens and follows their sources. Plain JavaScript for Node 20.
import { launch } from './launch.mjs';
import { ensurePackages, findNode, runTool } from './setup.mjs';

await runTool(async () => {
  await ensurePackages('program');
  return await launch(findNode(), ['tools/dev/follow-sources.ts']);
});
