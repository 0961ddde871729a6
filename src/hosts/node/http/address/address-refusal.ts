import type { IncomingMessage, ServerResponse } from 'node:http';
import { t } from './address.texts.ts';
import { type AllowedHosts, isLiteralAddress, readHost } from './allowed-hosts.ts';
import { forwarded, type ProxyTrust } from './request-address.ts';

/** What watches the server asks for these, often by address and without a name; they tell nothing of anybody. */
const probes: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

export interface AddressRules extends ProxyTrust {
  hosts: AllowedHosts;
}

interface AddressRefusal {
  status: 400 | 421;
  sentence: string;
}

/** Answers a request that is not meant for this server, before anything else looks at it; false for all others. */
export function refuseAddress(
  request: IncomingMessage,
  response: ServerResponse,
  rules: AddressRules,
): boolean {
  const refusal = refusalOf(request, rules);
  if (!refusal) return false;
  response.writeHead(refusal.status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    // What may follow in the same connection, such as a body, is not waited for.
    connection: 'close',
  });
  response.end(`${refusal.sentence}\n`);
  return true;
}

/** Why a request is not answered here; null when it is. */
export function refusalOf(request: IncomingMessage, rules: AddressRules): AddressRefusal | null {
  // Whoever stands in front may have looked at another of them than we.
  if ((request.headersDistinct['host']?.length ?? 0) > 1) return { status: 400, sentence: t('severalHosts') };
  const target = request.url ?? '';
  // A whole address is for proxies: its host could differ from the header's.
  if (!target.startsWith('/')) return { status: 400, sentence: t('noPath') };
  const named = readHost(request.headers.host ?? '');
  if (probes.has(target) && (request.headers.host === undefined || (named && isLiteralAddress(named)))) {
    return null;
  }
  // A page can write the proxy's header where the proxy does not, but never the Host that its browser sends.
  const asked = forwarded(request, 'host', rules);
  const hosts = asked === undefined ? [named] : [named, readHost(asked)];
  const isOurs = hosts.every((host) => host && rules.hosts.has(host));
  return isOurs ? null : { status: 421, sentence: t('otherHost') };
}
