import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { policyOfPage } from './security-headers.ts';

test('a script that the page holds runs by its hash, and no other does', () => {
  const scripts = ['a()', 'b(\n)'];
  const data = '<script type="application/json">{}</script>';
  const html = `<head>${data}${scripts.map((script) => `<script>${script}</script>`).join('')}</head>`;
  const hashes = scripts.map((script) => `'sha256-${hash('sha256', script, 'base64')}'`);
  expect(policyOfPage(html).split('; ')).toContain(
    ["script-src 'self' 'wasm-unsafe-eval'", ...hashes].join(' '),
  );
});
