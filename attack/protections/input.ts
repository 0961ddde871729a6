import type { Protection } from '../protections.ts';

const dispatcher = 'src/server/dispatcher';
const http = 'src/hosts/node/http';

export const inputProtections: readonly Protection[] = [
  {
    name: 'a value that the database cannot take is a refusal',
    file: `${dispatcher}/refusals.ts`,
    text: "code.startsWith('22') ? 'INVALID_INPUT' : undefined",
    instead: 'undefined',
    attack: 'cursors-and-searches',
    gain: ': 500 ',
  },
  {
    name: 'a picture ends with its last part',
    file: 'src/areas/settings/logo/picture/png.rules.ts',
    text: 'return at === bytes.length ? chunks : undefined;',
    instead: 'return chunks;',
    attack: 'false-files',
    gain: 'a PNG with a page after it: answered 200',
  },
  {
    name: 'a JPEG has all of its picture',
    file: 'src/areas/settings/logo/logo.rules.ts',
    text: 'await isWholePng(bytes) : isWholeJpeg(bytes)',
    instead: 'await isWholePng(bytes) : true',
    attack: 'false-files',
    gain: 'the header of a JPEG: answered 200',
  },
  {
    name: 'a call reads nothing but JSON',
    file: `${http}/http-server.ts`,
    text: "if (!isJsonRequest(request)) return refuse(response, 'UNSUPPORTED_MEDIA_TYPE');",
    instead: '',
    attack: 'false-files',
    gain: 'application/x-www-form-urlencoded: answered ',
  },
  {
    name: 'reports of a page are counted in turn',
    file: 'src/areas/audit/client-log/client-log.service.ts',
    text: 'if (!(await takeTurn(db, tenantId, actor.userId))) return { kept: 0 };',
    instead: '',
    attack: 'flooded-log',
    gain: ' entries were kept',
  },
  {
    name: 'a refusal repeats no name that was sent',
    file: 'src/kernel/value.issues.ts',
    text: "found.keys.join(', ').slice(0, 200)",
    instead: "found.keys.join(', ')",
    attack: 'echoed-input',
    gain: ' characters',
  },
  {
    name: 'an address that nobody knows takes the smallest body',
    file: 'src/hosts/node/http/request-body.ts',
    text: "if (!fitting || fitting.length === 0 || fitting.some(({ size }) => size === 'small')) return 'small';",
    instead: "if (!fitting || fitting.length === 0) return 'usual';",
    attack: 'stranger-bodies',
    gain: 'a slash at the end: answered with ',
  },
];
