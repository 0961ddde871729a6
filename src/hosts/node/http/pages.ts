import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { describeApi } from '#server/openapi/openapi.ts';
import type { ServerSystem } from '#hosts/system/server-system.ts';
import { apiPage } from './api-page.ts';
import { policyOfPage } from './security-headers.ts';
import { serverPage } from './server-page.ts';

export interface PageOptions {
  /** Folder of the built web client. */
  webDirectory: string;
  buildId: string;
}

/** Everything that is not a call: readiness, the API description, built files, and the one page. */
export function createPages(system: ServerSystem, options: PageOptions): Hono {
  const app = new Hono();
  const description = once(() => describeApi(system.dispatcher));
  const index = once(() => readIndex(options));

  app.get('/readyz', async (c) => {
    try {
      await system.database.onPlatform((db) => db.selectFrom('tenant').select('id').limit(1).execute());
      return c.text('ready', 200, { 'cache-control': 'no-store' });
    } catch {
      return c.text('The database is away.', 503, { 'retry-after': '2' });
    }
  });
  app.get('/api/openapi.json', async (c) => c.json(await description()));
  app.get('/api', async (c) => c.html(apiPage(await description())));
  app.get(
    '/assets/*',
    serveStatic({
      root: options.webDirectory,
      precompressed: true,
      onFound: (_path, c) => c.header('cache-control', 'public, max-age=31536000, immutable'),
    }),
  );
  app.get('/index.html', (c) => c.redirect('/'));
  const files = serveStatic({ root: options.webDirectory, precompressed: true });
  app.get('*', async (c, next) => {
    if (!/\.[a-z0-9]+$/i.test(c.req.path)) return next();
    // A missing file is not a page: a script tag must not receive HTML.
    return (await files(c, async () => {})) ?? c.text('Not found', 404);
  });
  app.get('*', async (c) => {
    const { html, policy } = await index();
    return c.html(html, 200, { 'cache-control': 'no-cache', 'content-security-policy': policy });
  });
  return app;
}

async function readIndex({ webDirectory, buildId }: PageOptions): Promise<{ html: string; policy: string }> {
  const html = serverPage(await readFile(join(webDirectory, 'index.html'), 'utf8'), buildId);
  return { html, policy: policyOfPage(html) };
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    made.catch(() => (made = undefined));
    return made;
  };
}
