import type { Protection } from '../protections.ts';

const http = 'src/hosts/node/http';

export const transportProtections: readonly Protection[] = [
  {
    name: 'a write comes from a page of our own',
    file: `${http}/caller-request.ts`,
    text: 'originOf(origin) === ownOrigin(request, trust)',
    instead: 'ownOrigin(request, trust) !== null',
    attack: 'foreign-pages',
    gain: '{"origin":"https://evil.example"}: ',
  },
  {
    name: 'a write with a cookie names its page',
    file: `${http}/caller-request.ts`,
    text: 'return !carriesCookie(request);',
    instead: 'return true;',
    attack: 'foreign-pages',
    gain: ' {}: ',
  },
  {
    name: 'the server answers under its own names',
    file: `${http}/address/address-refusal.ts`,
    text: 'host && rules.hosts.has(host)',
    instead: 'host !== null',
    attack: 'foreign-hosts',
    gain: "as 'evil.example': it was signed in",
  },
  {
    name: 'a request names one host',
    file: `${http}/address/address-refusal.ts`,
    text: "(request.headersDistinct['host']?.length ?? 0) > 1",
    instead: "request.headersDistinct['host']?.length === 0",
    attack: 'foreign-hosts',
    gain: 'two hosts, ours first: it was signed in',
  },
  {
    name: 'of two cookies of one name none counts',
    file: `${http}/cookies.ts`,
    text: 'value && others.length === 0 ? value : null',
    instead: 'value && others ? value : null',
    attack: 'cookies',
    gain: 'two of one name: ',
  },
  {
    name: 'a cookie over https is bound to the host',
    file: `${http}/cookies.ts`,
    text: 'isSecure ? `__Host-openward_${cookie}` : `openward_${cookie}`',
    instead: '`openward_${cookie}`',
    attack: 'cookies',
    gain: 'a cookie over https: ',
  },
  {
    name: 'a session has few streams',
    file: `${http}/events/open-streams.ts`,
    text: 'ofSession.length > maxStreamsOfSession',
    instead: 'ofSession.length > 10 * maxStreamsOfSession',
    attack: 'event-streams',
    gain: ' are open',
  },
  {
    name: 'a stream tells nothing of a restricted record',
    file: 'src/kernel/access/topics.ts',
    text: '(opened === undefined || opens(listener, opened))',
    instead: '(opened === undefined || opened.length >= 0)',
    attack: 'event-streams',
    gain: 'the clerk hears of it',
  },
  {
    name: 'what concerns one person is told to them alone',
    file: 'src/kernel/access/topics.ts',
    text: 'return id === listener.userId;',
    instead: 'return true;',
    attack: 'event-streams',
    gain: 'a clerk’s stream: ',
  },
];
