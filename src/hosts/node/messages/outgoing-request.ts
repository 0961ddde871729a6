import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import { outgoingAddress } from './outgoing-address.ts';

export interface OutsideOptions {
  /** The operator lets messages go to this machine and its own network. */
  allowsInside: boolean;
  timeoutMs: number;
}

export interface Asked {
  method: string;
  headers: Record<string, string>;
  body: string | Buffer;
}

export interface Answer {
  status: number;
  body: string;
}

const maxAnswerBytes = 64 * 1024;
/** As much of an answer is kept. */
export const shownCharacters = 300;

/**
 * Asks a server that somebody of a hospital named, once. Redirects are not followed: they could lead anywhere.
 * @throws ForbiddenAddressError, or what broke the connection
 */
export async function askOutside(
  url: URL,
  { method, headers, body }: Asked,
  { allowsInside, timeoutMs }: OutsideOptions,
  onConnected: () => void,
): Promise<Answer> {
  const address = await outgoingAddress(url.hostname, allowsInside);
  const isSecure = url.protocol === 'https:';
  const family = isIP(address);
  const requestOptions: RequestOptions = {
    method,
    headers: { ...headers, 'Content-Length': Buffer.byteLength(body) },
    agent: false,
    // The address that was looked at is the one that is called.
    lookup: (_name, { all }, answer) =>
      all ? answer(null, [{ address, family }]) : answer(null, address, family),
  };
  return new Promise((resolve, reject) => {
    const request = (isSecure ? httpsRequest : httpRequest)(url, requestOptions, (response) => {
      readBody(response).then((text) => resolve({ status: response.statusCode ?? 0, body: text }), reject);
    });
    const timer = setTimeout(() => request.destroy(new Error('ETIMEDOUT')), timeoutMs);
    request.on('close', () => clearTimeout(timer));
    request.on('error', reject);
    request.on('socket', (socket) => void socket.once(isSecure ? 'secureConnect' : 'connect', onConnected));
    request.end(body);
  });
}

async function readBody(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > maxAnswerBytes) break;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** An answer as one line. */
export function shown({ status, body }: Answer): string {
  return `${status} ${body}`
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, shownCharacters);
}
