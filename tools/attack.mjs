// npm run attack: builds the screens where they are old, and attacks a server of its own (attack/run.ts).
// npm run attack -- --without-protections: takes one protection after the other out of a copy of the program, which is
// not built, and makes sure that its attack gets through (attack/take-out.ts).
import { runProgram } from './checks.mjs';
import { ensureBuild, ensurePackages, runTool } from './setup.mjs';

await runTool(async () => {
  const options = process.argv.slice(2);
  const isWithout = options.includes('--without-protections');
  await ensurePackages('everything');
  if (!isWithout) await ensureBuild('program');
  // Ctrl+C reaches the program as well: it removes its copy first.
  if (isWithout) process.on('SIGINT', () => {});
  const program = isWithout ? 'attack/take-out.ts' : 'attack/run.ts';
  const { code } = await runProgram('node', [program, ...options], { show: true });
  return code;
});
