// npm run attack: builds the screens where they are old, and attacks a server of its own (attack/run.ts).
import { runProgram } from './checks.mjs';
import { ensureBuild, ensurePackages, runTool } from './setup.mjs';

await runTool(async () => {
  await ensurePackages('everything');
  await ensureBuild('program');
  const { code } = await runProgram('node', ['attack/run.ts', ...process.argv.slice(2)], { show: true });
  return code;
});
