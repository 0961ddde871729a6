import type { OpenAPI } from '@orpc/openapi';
import { html, raw } from 'hono/html';

/** A page that a person can read: every operation with its address, its permission and its refusals. */
export function apiPage(document: OpenAPI.Document) {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item ?? {}).map(([method, operation]) => ({
      path,
      method: method.toUpperCase(),
      operation: operation as OpenAPI.OperationObject,
    })),
  );
  const areas = Map.groupBy(operations, ({ operation }) => operation.tags?.[0] ?? '');
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Openward API</title>
        <style>
          ${raw(styles)}
        </style>
      </head>
      <body>
        <main>
          <h1>Openward API</h1>
          <p>${document.info.description}</p>
          <p>The whole description as <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
          ${[...areas].map(
            ([area, members]) =>
              html`<section aria-labelledby="area-${area}">
                <h2 id="area-${area}">${area}</h2>
                ${members.map(operationBlock)}
              </section>`,
          )}
        </main>
      </body>
    </html>`;
}

function operationBlock({
  path,
  method,
  operation,
}: {
  path: string;
  method: string;
  operation: OpenAPI.OperationObject;
}) {
  const responses = Object.entries(operation.responses ?? {}) as [string, OpenAPI.ResponseObject][];
  const input = operation.requestBody ?? operation.parameters;
  return html`<details>
    <summary><code>${method} /api${path}</code> ${operation.summary}</summary>
    <p>${operation.description}</p>
    <ul>
      ${responses.map(([status, answer]) => html`<li><strong>${status}</strong> ${answer.description}</li>`)}
    </ul>
    ${input ? html`<pre tabindex="0">${JSON.stringify(input, null, 2)}</pre>` : ''}
  </details>`;
}

const styles = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  main { max-width: 60rem; margin: 0 auto; padding: 1rem }
  details { border-bottom: 1px solid #8885; padding: .5rem 0 }
  summary { cursor: pointer }
  pre { overflow: auto; background: #8882; padding: .75rem }
`;
