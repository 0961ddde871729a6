// npm run check: format, lint, types, arrows and unused code, side by side, in under a minute.
import { ensurePackages, refuseWords, runTool } from './setup.mjs';
import { runChecks } from './checks.mjs';

refuseWords('npm run check takes nothing');
await runTool(async () => {
  await ensurePackages('everything');
  const { failed } = await runChecks();
  return failed > 0 ? 1 : 0;
});
