import { sendRaw } from '#testing/raw-request.ts';
import { samplePassword } from '#areas/people/people.samples.ts';
import { defineAttack } from '../../attack.ts';

const foreign = [
  'evil.example',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  'evil.localhost',
  'localhost.',
  'localhost@evil.example',
  'localhost,evil.example',
  'localhost/evil',
  '192.0.2.7:4000',
  '',
];

export const attack = defineAttack({
  name: 'foreign-hosts',
  tries:
    'requests under foreign names, with two hosts, with a whole address, and from pages of another scheme',
  expects: 'A server of the loopback answers under names of the loopback, to pages of its own origin.',
  async run({ url, own, isBehindProxy }, attempts) {
    const port = Number(new URL(url).port);
    const self = `localhost:${port}`;
    const email = own.emailOf('nurse');
    const body = JSON.stringify({ slug: own.slug, email, password: samplePassword });
    /** Sends a sign-in; true when somebody was signed in. */
    const signsIn = async (headers: readonly string[], target = '/api/sessions') => {
      const lines = [
        `POST ${target} HTTP/1.1`,
        ...headers,
        'Content-Type: application/json',
        `Content-Length: ${body.length}`,
        'Connection: close',
      ];
      return /set-cookie/i.test(await sendRaw(port, lines, body));
    };
    if (!(await signsIn([`Host: ${self}`, `Origin: http://${self}`]))) {
      throw new Error('The own page cannot sign in: refusals would prove nothing');
    }

    const tries: [string, readonly string[], string?][] = [
      ...foreign.map((host): [string, string[]] => [
        `as '${host}'`,
        [`Host: ${host}`, `Origin: http://${host}`],
      ]),
      ...foreign.map((host): [string, string[]] => [
        `as '${host}', forwarded as our own`,
        [`Host: ${host}`, `X-Forwarded-Host: ${self}`, `Origin: http://${self}`],
      ]),
      ['two hosts, ours first', [`Host: ${self}`, 'Host: evil.example']],
      ['two hosts, ours last', ['Host: evil.example', `Host: ${self}`]],
      ['one host twice', [`Host: ${self}`, `host: ${self}`]],
      ['no host', []],
      ['a whole foreign address', [`Host: ${self}`], 'http://evil.example/api/sessions'],
      ['a whole address of ours', ['Host: evil.example'], `http://${self}/api/sessions`],
      ['a page over https', [`Host: ${self}`, `Origin: https://${self}`]],
      ['a page of another port', [`Host: ${self}`, 'Origin: http://localhost:1']],
      ['a page of another name of ours', [`Host: ${self}`, `Origin: http://127.0.0.1:${port}`]],
      ['a page of a file', [`Host: ${self}`, 'Origin: file://']],
      ['a page without a name', [`Host: ${self}`, 'Origin: null']],
    ];
    if (isBehindProxy) {
      const https = 'X-Forwarded-Proto: https';
      tries.push(
        ['asked for under a foreign name', [`Host: ${self}`, 'X-Forwarded-Host: evil.example']],
        ['the name of a caller before that', [`Host: ${self}`, `X-Forwarded-Host: ${self}, evil.example`]],
        ['a page over http of what is on https', [`Host: ${self}`, https, `Origin: http://${self}`]],
      );
    }
    for (const [what, headers, target] of tries) {
      attempts.note(what, (await signsIn(headers, target)) && 'it was signed in');
    }

    const token = await own.as('nurse');
    for (const host of foreign) {
      const lines = ['GET /api/patients HTTP/1.1', `Host: ${host}`, `Authorization: Bearer ${token}`];
      const answer = await sendRaw(port, [...lines, 'Connection: close']);
      attempts.note(`reading as '${host}'`, !/^HTTP\/1\.1 4/.test(answer) && answer.slice(0, 40));
    }
  },
});
