// npm run attack: builds the screens where they are old, and attacks a server of its own (attack/run.ts).
import { runProgram } from './checks.mjs';
import { ensurePackages, ensureWebBuild, runTool } from './setup.mjs';

await runTool(async () => {
  await ensurePackages();
  await ensureWebBuild();
  const { code } = await runProgram('node', ['attack/run.ts', ...process.argv.slice(2)], { show: true });
  return code;
});
