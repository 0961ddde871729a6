import { pino } from 'pino';
import { StartUpError } from './embedded/start-up-error.ts';
import { builtPages, runServer } from './run-server.ts';
import { readSettings } from './settings.ts';

const log = pino({ level: process.env['LOG_LEVEL'] ?? 'info', redact: ['req', 'res'] });

function tell(line: string): void {
  process.stdout.write(`${line}\n`);
}

try {
  const onReady = (address: string) => tell(`Openward is ready at ${address}`);
  await runServer({ settings: readSettings(process.env), log, tell, onReady, pages: builtPages() });
} catch (error) {
  if (error instanceof StartUpError) process.stderr.write(`${error.message}\n`);
  else log.fatal({ err: error }, 'the server could not start');
  process.exit(1);
}
