import { parseArgs } from 'node:util';
import pg from 'pg';
import { type Machine, findTenant, moveTenant, setApart } from '../database/citus/tenant-move.ts';
import { StartUpError } from '../embedded/start-up-error.ts';
import { runCommand } from './run-command.ts';

const usage = `Moves a hospital to another machine of a cluster while everybody works; without --to it tells where it lies.

  npm run tenant:move -- --tenant SLUG [--to HOST:PORT] [--alone]

  --alone   gives it shards of its own before; otherwise the hospitals that share its shards move along
  DATABASE_OWNER_URL=postgres://owner:…@coordinator/database   the role that npm run migrate works with`;

await runCommand(async (environment, tell) => {
  const { values } = parseArgs({
    options: { tenant: { type: 'string' }, to: { type: 'string' }, alone: { type: 'boolean' } },
  });
  const owner = environment['DATABASE_OWNER_URL'];
  if (!owner || !values.tenant) {
    tell(usage);
    return 1;
  }
  const client = new pg.Client({ connectionString: owner, application_name: 'openward tenant:move' });
  await client.connect();
  try {
    let place = await findTenant(client, values.tenant);
    if (values.alone) {
      await setApart(client, place);
      place = await findTenant(client, values.tenant);
    }
    if (values.to) {
      await moveTenant(client, place, parseMachine(values.to));
      place = await findTenant(client, values.tenant);
    }
    const { machine, hospitals } = place;
    const others = hospitals > 1 ? `, with ${hospitals - 1} others` : ', alone';
    tell(`${values.tenant} lies on ${machine.host}:${machine.port}${others} in its shards.`);
    return 0;
  } finally {
    await client.end();
  }
});

function parseMachine(text: string): Machine {
  const [, host, port] = /^(.+):(\d+)$/.exec(text) ?? [];
  if (!host || !port) throw new StartUpError(`${text} is no HOST:PORT.`);
  return { host, port: Number(port) };
}
