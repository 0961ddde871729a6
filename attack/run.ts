// npm run attack [-- --url=http://127.0.0.1:4000] [--trusts-proxy] [--only=role-matrix,foreign-ids]
// Attacks a server of its own, or a running one of yours that has the sample hospitals, and tells what got through.
// Say --trusts-proxy when that one runs with TRUST_PROXY=1: it is then attacked over https and from other addresses too.
// Run that one with ORGANIZATION_LIST=off, or the list of its hospitals counts as told to strangers.
// Records of the attacks stay in the sample hospitals of a server that was named.
// Two options are for attack/take-out.ts: --results=FILE writes them as JSON, and --until=TEXT ends an attack at the
// first success that has this text.
import { writeFileSync } from 'node:fs';
import { allAttacks } from './all-attacks.ts';
import { type AttackResult, carryOut } from './attack.ts';
import { startOwnServer } from './own-server.ts';
import { approach } from './target.ts';
import { table } from '../bench/markdown-table.ts';
import { readOptions } from '../bench/read-options.ts';

const known = await allAttacks();
const { values } = readOptions({
  options: {
    ...{ url: { type: 'string' }, 'trusts-proxy': { type: 'boolean' }, only: { type: 'string' } },
    ...{ results: { type: 'string' }, until: { type: 'string' } },
  },
  choices: { only: known.map(({ name }) => name) },
});

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);
const named = values.url;
if (named !== undefined && !loopback.has(URL.parse(named)?.hostname ?? '')) {
  console.error('Only a server of your own is attacked: one on this machine, by its loopback address');
  process.exit(2);
}

const server = named ? { url: named, end: async () => {} } : await startOwnServer();
const results: AttackResult[] = [];
try {
  const only = values.only?.split(',');
  const attacks = known.filter(({ name }) => !only || only.includes(name));
  const target = await approach(server.url, !named || values['trusts-proxy'] === true);
  for (const attack of attacks) results.push(await carryOut(attack, target, values.until));
} finally {
  await server.end();
}

const resultsFile = values.results;
if (resultsFile) {
  const told = results.map(({ attack, ...result }) => ({ name: attack.name, ...result }));
  writeFileSync(resultsFile, JSON.stringify(told));
}

const rows = results.map(({ attack, tried, gotThrough }) => [
  attack.name,
  attack.tries,
  String(tried),
  gotThrough.length === 0 ? 'held off' : `${gotThrough.length} GOT THROUGH`,
]);
console.log(table(['attack', 'what is tried', 'tries', 'result'], rows));
const through = results.filter(({ gotThrough }) => gotThrough.length > 0);
for (const { attack, gotThrough } of through) {
  console.log(`\n${attack.name}: ${attack.expects}`);
  for (const what of gotThrough.slice(0, 20)) console.log(`  ${what}`);
}
process.exitCode = through.length > 0 || results.length === 0 ? 1 : 0;
