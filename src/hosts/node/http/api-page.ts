import type { OpenAPI } from '@orpc/openapi';
import { html, raw } from 'hono/html';
import { clientExample, curlExample, curlWriteExample } from './api-examples.ts';

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
          ${machineSection()}
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

function machineSection() {
  return html`<section aria-labelledby="machine-clients">
    <h2 id="machine-clients">A program of your own</h2>
    <p>
      An administrator with two-factor sign-in makes a key in the settings, under Machine clients. It begins
      with <code>owk_</code>, is shown once, and goes into the header <code>Authorization</code> alone: never
      into an address, and never beside a cookie. It does what its scopes and the person who answers for it
      may; operations that only people make say so below, and answer <code>PERSON_REQUIRED</code>.
    </p>
    <h3>With curl</h3>
    <pre tabindex="0">${curlExample}</pre>
    <pre tabindex="0">${curlWriteExample}</pre>
    <h3>With a client made from the description</h3>
    <pre tabindex="0">${clientExample}</pre>
  </section>`;
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
  const { 'x-people-alone': forPeople } = operation as { 'x-people-alone'?: string };
  return html`<details>
    <summary><code>${method} /api${path}</code> ${operation.summary}</summary>
    <p>${operation.description}</p>
    ${forPeople ? html`<p>People alone: ${forPeople}.</p>` : ''}
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
