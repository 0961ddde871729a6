import { signIn } from '#areas/people/sessions/session.contract.ts';
import { aJpegHeader, aPng, aPngHeader } from '#areas/settings/logo/logo.fixture.ts';
import { writeBase64 } from '#kernel/base64.ts';
import { defineAttack } from '../attack.ts';
import { sendRaw } from '../raw-request.ts';

const text = (content: string) => new TextEncoder().encode(content);
const joined = (...parts: Uint8Array[]) => new Uint8Array(parts.flatMap((part) => [...part]));
const pictures: [string, Uint8Array][] = [
  ['an SVG with a script', text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['a page', text('<!doctype html><script>alert(1)</script>')],
  ['the header of a PNG', aPngHeader(64, 64)],
  ['the header of a JPEG', aJpegHeader(64, 64)],
  ['a PNG with a page after it', joined(aPng(64, 64), text('<script>alert(1)</script>'))],
  ['a PNG that unpacks to very much', aPng(64, 64, new Uint8Array(50_000_000))],
];
const forms = [
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
  'text/event-stream',
];

export const attack = defineAttack({
  name: 'false-files',
  tries: 'logos that are no pictures, and forms, files and texts where calls take JSON',
  expects: 'A file is what it says to its last byte, and nothing but JSON is read as an input.',
  async run({ url, own, send }, attempts) {
    const token = await own.as('tenant_admin');
    for (const [what, bytes] of pictures) {
      const { status } = await send('settings.setLogo', { content: writeBase64(bytes) }, token);
      attempts.note(what, status !== 400 && `answered ${status}`);
    }
    for (const type of forms) {
      const headers = { 'content-type': type };
      const { status } = await sendRaw(url, {
        method: signIn.method,
        path: `/api${signIn.path}`,
        body: '{}',
        headers,
      });
      attempts.note(type, status !== 415 && `answered ${status}`);
    }
  },
});
