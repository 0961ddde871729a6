import { type IncomingHttpHeaders, request } from 'node:http';
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aChunk, aJpeg, aPng, aPngHeader } from '#areas/settings/logo/logo.fixture.ts';
import { aPdf } from '#areas/platform/platform.fixture.ts';
import { openTestSystem } from '#testing/hospital.ts';
import { listenForTests } from '#testing/http-listener.ts';
import { aPlatform } from '#testing/staff/platform.ts';

const opened = openTestSystem();
let server: Awaited<ReturnType<typeof listenForTests>>;

beforeAll(async () => {
  server = await listenForTests(opened.system);
  await aPlatform(opened);
});
afterAll(async () => {
  await server.close();
  await opened.close();
});

const octets = { 'content-type': 'application/octet-stream' };
const encode = (text: string) => new TextEncoder().encode(text);
const joined = (...parts: Uint8Array[]) => new Uint8Array(parts.flatMap((part) => [...part]));

function addressOf(kind: string, name: string): string {
  return `${server.url}/files/applications/addFile?${new URLSearchParams({ kind, name }).toString()}`;
}

async function send(kind: string, body: Uint8Array, name = 'file.pdf', headers: HeadersInit = octets) {
  const response = await fetch(addressOf(kind, name), { method: 'POST', headers, body: body as BodyInit });
  const answer = (await response.json()) as {
    name?: string;
    contentType?: string;
    data?: { fields?: { content?: { code: string } } };
  };
  return { status: response.status, answer, issue: answer.data?.fields?.content?.code };
}

describe('a document over HTTP', () => {
  test('is what its content is, under the last part of its name', async () => {
    const license = await send('trade_license', aPdf, '../../etc/pass"wd.png');
    expect([license.status, license.answer]).toEqual([
      200,
      expect.objectContaining({ contentType: 'application/pdf', name: 'pass_wd.png' }),
    ]);
    const photo = await send('passport_photo', aPng(32, 32), 'C:\\people\\me.pdf');
    expect(photo.answer).toMatchObject({ contentType: 'image/png', name: 'me.pdf' });
  });

  const html = encode('<!doctype html><script>alert(1)</script>');
  const svg = encode('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const zip = joined(
    encode('PK\u0003\u0004'),
    new Uint8Array(100),
    encode('PK\u0005\u0006'),
    new Uint8Array(18),
  );
  // What programs look for in an archive: an entry, and the end that names where the entries are.
  const archive = joined(
    encode('PK\u0001\u0002'),
    new Uint8Array(42),
    encode('PK\u0005\u0006'),
    new Uint8Array(18),
  );
  const after = (head: Uint8Array, at: number, part: Uint8Array) =>
    joined(head.subarray(0, at), part, head.subarray(at));
  const comment = (text: Uint8Array) =>
    joined(Uint8Array.of(0xff, 0xfe, (text.length + 2) >> 8, (text.length + 2) & 0xff), text);
  const manyZeros = new Uint8Array(deflateSync(new Uint8Array(20 * 2 ** 20)));
  const bomb = joined(encode('PK\u0003\u0004'), new Uint8Array(22), encode('bomb.pdf'), manyZeros, archive);
  const active = (what: string) => encode(`%PDF-1.4\n1 0 obj<</S${what}>>endobj\n%%EOF\n`);

  const hostile: Record<string, [kind: string, body: Uint8Array, issue: string]> = {
    'a page': ['trade_license', html, 'wrongType'],
    'a drawing with a script': ['passport_photo', svg, 'wrongType'],
    'a drawing that says it is a license': ['trade_license', svg, 'wrongType'],
    'an archive': ['trade_license', zip, 'wrongType'],
    'a program': ['trade_license', encode('MZ\u0090\u0000'), 'wrongType'],
    nothing: ['trade_license', new Uint8Array(), 'wrongType'],
    'a PDF in the place of a photo': ['passport_photo', aPdf, 'wrongType'],
    'a page before a PDF': ['trade_license', joined(html, aPdf), 'wrongType'],
    'an archive behind a PDF': ['trade_license', joined(aPdf, zip), 'wrongType'],
    'a page behind a picture': ['passport_photo', joined(aPng(32, 32), html), 'notWhole'],
    'an archive behind a picture': ['passport_photo', joined(aPng(32, 32), zip), 'notWhole'],
    'a picture that is cut off': ['passport_photo', aPng(32, 32).subarray(0, 60), 'notWhole'],
    'an archive within a PDF': ['trade_license', after(aPdf, aPdf.length - 6, archive), 'hidesArchive'],
    'an archive within a picture': [
      'passport_photo',
      after(aPng(32, 32), 33, aChunk('teXt', archive)),
      'hidesArchive',
    ],
    'an archive within a photo': [
      'passport_photo',
      after(aJpeg(32, 32), 2, comment(archive)),
      'hidesArchive',
    ],
    'a page behind a photo': ['passport_photo', joined(aJpeg(32, 32), html), 'notWhole'],
    'a photo behind a page': ['passport_photo', joined(html, aJpeg(32, 32)), 'wrongType'],
    'a photo behind a PDF': ['trade_license', joined(aPdf, aJpeg(32, 32)), 'wrongType'],
    'an archive bomb that is named a PDF': ['trade_license', bomb, 'wrongType'],
    'a picture that no machine can show': [
      'passport_photo',
      joined(aPngHeader(60_000, 60_000), aChunk('IDAT', manyZeros), aChunk('IEND', new Uint8Array())),
      'tooManyPixels',
    ],
    'a photo of more pixels than a scan has': ['passport_photo', aJpeg(65_000, 65_000), 'tooManyPixels'],
    'a PDF with a script': ['trade_license', active('/JavaScript/JS(app.alert(1))'), 'active'],
    'a PDF with a script in escaped names': [
      'trade_license',
      active('/J#61vaScript/#4AS(app.alert(1))'),
      'active',
    ],
    'a PDF that starts a program': ['trade_license', active('/Launch'), 'active'],
    'a PDF with a file in it': ['trade_license', active('/EmbeddedFiles'), 'active'],
  };

  test.each([
    ['photo\u202egpj.exe', 'photogpj.exe'],
    ['zero\u200bwidth\ufeff.pdf', 'zerowidth.pdf'],
    ['..', 'file'],
    ['....//....//etc/passwd', 'passwd'],
    ['%2e%2e%2fpasswd', '%2e%2e%2fpasswd'],
    ['.htaccess', 'htaccess'],
    ['e\u0301tat.pdf', '\u00e9tat.pdf'],
    [
      '\u09b2\u09be\u0987\u09b8\u09c7\u09a8\u09cd\u09b8.pdf',
      '\u09b2\u09be\u0987\u09b8\u09c7\u09a8\u09cd\u09b8.pdf',
    ],
    ['line\r\nset-cookie: a=b.pdf', 'line__set-cookie_ a=b.pdf'],
    ['\u202e\u200b', 'file'],
  ])('the name %j is kept as %j', async (name, kept) => {
    const { status, answer } = await send('trade_license', aPdf, name);
    expect([status, answer.name]).toEqual([200, kept]);
  });

  test.each(['', ' ', 'a'.repeat(256), 'a\0b.pdf'])('the name %j is refused', async (name) => {
    expect((await send('trade_license', aPdf, name)).status).toBe(400);
  });

  test.each(Object.entries(hostile))('%s is refused by its content', async (_what, [kind, body, issue]) => {
    const { status, issue: told } = await send(kind, body, 'photo.png');
    expect([status, told]).toEqual([400, `files.${issue}`]);
  });

  test.each([
    ['trade_license', 5],
    ['passport_photo', 2],
  ])('a %s of more than %d MB is refused, and one of as much is judged', async (kind, megabytes) => {
    const { status, issue } = await send(kind, new Uint8Array(megabytes * 2 ** 20 + 1));
    expect([status, issue]).toEqual(kind === 'trade_license' ? [413, undefined] : [400, 'files.tooLarge']);
    const allowed = await send(kind, new Uint8Array(megabytes * 2 ** 20));
    expect([allowed.status, allowed.issue]).toEqual([400, 'files.wrongType']);
  });

  test.each([
    ['a form', { 'content-type': 'multipart/form-data; boundary=x' }, 415],
    ['JSON', { 'content-type': 'application/json' }, 415],
    ['another site', { ...octets, origin: 'https://elsewhere.example' }, 403],
  ])('%s is refused before it is read', async (_what, headers, expected) => {
    expect((await send('trade_license', aPdf, 'a.pdf', headers)).status).toBe(expected);
  });

  test('a call that takes no file, and one that does not exist, take none', async () => {
    for (const path of ['patients/create', 'applications/none', 'applications/addFile/more']) {
      const response = await fetch(`${server.url}/files/${path}`, {
        method: 'POST',
        headers: octets,
        body: 'x',
      });
      expect([path, response.status]).toEqual([path, 404]);
    }
  });

  test('a body that never ends is cut off, and the memory of the server does not grow with it', async () => {
    const part = Buffer.alloc(2 ** 20, 0x20);
    const before = process.memoryUsage().rss;
    const sent = await new Promise<{ megabytes: number; status: number | undefined }>((resolve) => {
      let megabytes = 0;
      let status: number | undefined;
      const post = request(addressOf('trade_license', 'endless.pdf'), {
        method: 'POST',
        headers: { ...octets, 'transfer-encoding': 'chunked' },
      });
      const end = () => resolve({ megabytes, status });
      post.on('response', (response) => {
        status = response.statusCode;
        response.resume();
      });
      post.on('close', end);
      post.on('error', () => {});
      const go = () => {
        if (post.destroyed) return;
        if (megabytes >= 2000) post.destroy();
        else post.write(part, () => setImmediate(go));
        megabytes += 1;
      };
      go();
    });
    expect(sent.megabytes).toBeLessThan(100);
    expect([400, undefined]).toContain(sent.status);
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 2 ** 20);
  });

  /** The headers of a call's answer; `fetch` would write by itself how it asks. */
  function headersOf(headers: Record<string, string>): Promise<IncomingHttpHeaders> {
    return new Promise((resolve, reject) => {
      const asked = request(`${server.url}/api/organizations`, { headers }, (answer) => {
        answer.resume();
        resolve(answer.headers);
      });
      asked.on('error', reject);
      asked.end();
    });
  }

  test('an answer that somebody opens as a page is a file to save, of the type of an answer', async () => {
    const opens = await headersOf({ 'sec-fetch-mode': 'navigate' });
    expect(opens['content-disposition']).toBe('attachment');
    expect(opens['x-content-type-options']).toBe('nosniff');
    expect(opens['content-type']).toContain('application/json');
    expect((await headersOf({ 'sec-fetch-mode': 'cors' }))['content-disposition']).toBeUndefined();
  });
});
