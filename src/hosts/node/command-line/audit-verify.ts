import { readKeptHeads, writeKeptHeads } from './audit-heads.ts';
import { openCommandDatabase } from './command-database.ts';
import { refuseNoFileToBe } from './words/given-paths.ts';
import { runCommand } from './run-command.ts';
import { verifyTrails } from './verify-trails.ts';

const usage = `Checks the audit trail of every hospital, each entry and each link; 0 is sound, 1 is not.

  npm run audit:verify
  --tenant SLUG     of one hospital alone
  --head-file FILE  compares with the last links that FILE kept, and keeps those of now

DATA_DIR or DATABASE_URL name the database, as for npm start. A running server may keep running.`;

const form = {
  takes: 'npm run audit:verify takes nothing, or --tenant SLUG, or --head-file FILE',
  usage,
  options: { tenant: { type: 'string' }, 'head-file': { type: 'string' } },
  mostWords: 0,
} as const;

await runCommand(form, async ({ values, environment, tell }) => {
  const headFile = values['head-file'];
  if (headFile !== undefined) refuseNoFileToBe(headFile);
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
