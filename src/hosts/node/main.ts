import { pino } from 'pino';
import { StartUpError } from './embedded/start-up-error.ts';
import { runServer } from './run-server.ts';
import { readSettings } from './settings.ts';

const log = pino({ level: process.env['LOG_LEVEL'] ?? 'info', redact: ['req', 'res'] });

try {
  await runServer(readSettings(process.env), log, (line) => process.stdout.write(`${line}\n`));
} catch (error) {
  if (error instanceof StartUpError) process.stderr.write(`${error.message}\n`);
  else log.fatal({ err: error }, 'the server could not start');
  process.exit(1);
}
