import pg from 'pg';
import { type Machine, findTenant, moveTenant, setApart } from '../database/citus/tenant-move.ts';
import { runCommand } from './run-command.ts';
import { UsageError } from './words/usage-error.ts';

const usage = `Moves a hospital to another machine of a cluster while everybody works; without --to it tells where it lies.

  npm run tenant:move -- --tenant SLUG [--to HOST:PORT] [--alone]

  --alone   gives it shards of its own before; otherwise the hospitals that share its shards move along
  DATABASE_OWNER_URL=postgres://owner:…@coordinator/database   the role that npm run migrate works with`;

const form = {
  takes:
    'npm run tenant:move takes --tenant SLUG, with --to HOST:PORT or --alone, and DATABASE_OWNER_URL in its environment',
  usage,
  options: { tenant: { type: 'string' }, to: { type: 'string' }, alone: { type: 'boolean' } },
  mostWords: 0,
} as const;

await runCommand(form, async ({ values, environment, tell }) => {
  const owner = environment['DATABASE_OWNER_URL'];
  if (values.tenant === undefined) throw new UsageError('No hospital is named');
  if (!owner) throw new UsageError('DATABASE_OWNER_URL is not set');
  const wanted = values.to === undefined ? undefined : parseMachine(values.to);
  const client = new pg.Client({ connectionString: owner, application_name: 'openward tenant:move' });
  await client.connect();
  try {
    let place = await findTenant(client, values.tenant);
    if (values.alone) {
      await setApart(client, place);
      place = await findTenant(client, values.tenant);
    }
    if (wanted) {
      await moveTenant(client, place, wanted);
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
  if (!host || !port) throw new UsageError(`${text} is no HOST:PORT`);
  return { host, port: Number(port) };
}
