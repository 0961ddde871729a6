import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { retryAfterSeconds } from './refusal.ts';
import { t } from './waiting.texts.ts';

/**
 * Answers a person's browser with a page that says what is happening, waits and then loads the address again. Returns
 * false, and leaves the response untouched, for every other request: programs are told in their own way.
 */
export function answerWithWaitingPage(
  request: IncomingMessage,
  response: ServerResponse,
  happening: string,
): boolean {
  if (!isPageRequest(request)) return false;
  response.writeHead(503, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': retryAfterSeconds,
    'content-security-policy': contentSecurityPolicy,
  });
  response.end(waitingPage(happening).toString());
  return true;
}

function isPageRequest({ method, url, headers }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const path = (url ?? '/').split('?', 1)[0]!;
  if (path.startsWith('/rpc/') || path.startsWith('/api/') || path === '/readyz') return false;
  return headers.accept?.includes('text/html') === true;
}

function waitingPage(happening: string): HtmlEscapedString {
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${t('title')}</title>
        <style>
          ${raw(styles)}
        </style>
        <noscript><meta http-equiv="refresh" content="3" /></noscript>
      </head>
      <body>
        <main>
          <span class="wheel" aria-hidden="true"></span>
          <h1>${t('title')}</h1>
          <p id="happening" role="status">${happening}</p>
          <p>${t('goesOn')}</p>
        </main>
        ${raw(`<script>${script}</script>`)}
      </body>
    </html>`;
  // It would be a promise if something in it were.
  return page as HtmlEscapedString;
}

/** Runs in the browser: it asks each second, tells what has changed, and loads the address again once it is answered. */
function waitAndLoadAgain(): void {
  const scheme = localStorage.getItem('hms.color-scheme');
  if (scheme === 'light' || scheme === 'dark') document.documentElement.style.colorScheme = scheme;

  const maxAnswerMs = 10_000;
  let isAsking = false;

  async function ask(): Promise<void> {
    const signal = AbortSignal.timeout(maxAnswerMs);
    const answer = await fetch(location.href, {
      headers: { accept: 'text/html' },
      cache: 'no-store',
      signal,
    });
    if (answer.status !== 503) return location.reload();
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const [shown, told] = [document, page].map((one) => one.getElementById('happening'));
    // Written only when it differs, so that a screen reader says each sentence once.
    if (shown && told && shown.textContent !== told.textContent) shown.textContent = told.textContent;
  }

  // A question that hangs must not use up the browser's connections.
  async function askOnce(): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    await ask().catch(() => {});
    isAsking = false;
  }

  setInterval(() => void askOnce(), 1000);
}

const script = `(${waitAndLoadAgain.toString()})()`;

// The page needs no file of ours: its script is part of it and known by its hash.
const contentSecurityPolicy = [
  "default-src 'none'",
  "connect-src 'self'",
  "style-src 'unsafe-inline'",
  `script-src 'sha256-${hash('sha256', script, 'base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

// The colours are those of src/ui/theme, whose styles come with the screens.
const styles = `
  :root { color-scheme: light dark; font: 16px/1.55 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif }
  body { margin: 0; background: light-dark(#f6f8fa, #1a232d); color: light-dark(#1f2933, #bac5d0) }
  main { box-sizing: border-box; min-height: 100vh; max-width: 32rem; margin: 0 auto; padding: 2rem 1rem;
    display: flex; flex-direction: column; align-items: center; justify-content: center; text-align: center }
  h1 { font-size: 1.375rem; font-weight: 650; margin: 1.25rem 0 .5rem }
  p { margin: .25rem 0; color: light-dark(#485663, #9aa8b6) }
  .wheel { width: 2.25rem; height: 2.25rem; border-radius: 50%; border: 4px solid light-dark(#d5ecf0, #28333f);
    border-top-color: #3c9cad; animation: turn 1.2s linear infinite }
  @keyframes turn { to { transform: rotate(360deg) } }
  @media (prefers-reduced-motion: reduce) { .wheel { animation: none } }
`;
