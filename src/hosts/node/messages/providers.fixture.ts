import { onTestFinished } from 'vitest';
import { openGateway, openMailServer } from '#testing/messages/providers.ts';

/** A mail server that closes when the current test has finished. */
export async function aMailServer(...options: Parameters<typeof openMailServer>) {
  const server = await openMailServer(...options);
  onTestFinished(() => server.close());
  return server;
}

/** The same of a gateway. */
export async function aGateway(...options: Parameters<typeof openGateway>) {
  const gateway = await openGateway(...options);
  onTestFinished(() => gateway.close());
  return gateway;
}
