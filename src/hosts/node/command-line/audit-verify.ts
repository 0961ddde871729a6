import { parseArgs } from 'node:util';
import { readKeptHeads, writeKeptHeads } from './audit-heads.ts';
import { openCommandDatabase } from './command-database.ts';
import { runCommand } from './run-command.ts';
import { verifyTrails } from './verify-trails.ts';

await runCommand(async (environment, tell) => {
  const { values } = parseArgs({
    options: { tenant: { type: 'string' }, 'head-file': { type: 'string' } },
  });
  const headFile = values['head-file'];
  const keptHeads = headFile ? readKeptHeads(headFile) : {};
  const opened = await openCommandDatabase(environment);
  try {
    const options = { slug: values.tenant, keptHeads, now: new Date() };
    const { isSound, heads } = await verifyTrails(opened.database, options, tell);
    // After a finding the heads kept earlier are evidence: they stay.
    if (isSound && headFile) writeKeptHeads(headFile, { ...keptHeads, ...heads });
    tell(isSound ? 'The audit trail is sound.' : 'The audit trail is NOT sound.');
    return isSound ? 0 : 1;
  } finally {
    await opened.close();
  }
});
