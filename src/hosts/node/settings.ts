import { resolve } from 'node:path';
import { StartUpError } from './embedded/start-up-error.ts';
import type { S3Place } from './files/s3-objects.ts';
import type { GatewayPlace } from './payments/signed-gateway.ts';
import { type NamedHost, readAllowedHosts } from './http/address/allowed-hosts.ts';

export interface ServerSettings {
  port: number;
  host: string;
  /** Names under which the server answers beside those of the loopback and, for a network, the machine's addresses. */
  allowedHosts: readonly NamedHost[];
  dataDirectory: string;
  /** PostgreSQL of the operator's own; the embedded one where it is absent. */
  databaseUrl: string | undefined;
  /** A replica of it that answers heavy reads. */
  replicaUrl: string | undefined;
  hasSamples: boolean;
  /** Whether the sign-in page lists the organizations; undefined: with samples or a single hospital alone. */
  listsOrganizations: boolean | undefined;
  trustProxy: boolean;
  /** Where patients and staff reach the server from outside, without a slash at the end; undefined where it is not said. */
  publicUrl: string | undefined;
  /** Messages may go to mail servers and gateways of this machine and its own network. */
  allowsInsideGateways: boolean;
  /** Where hospitals pay online; nowhere where it is absent. */
  paymentGateway: GatewayPlace | undefined;
  logLevel: string;
  /** Where back-ups of the embedded database go, each day by itself; none are made where it is absent. */
  backUpFolder: string | undefined;
  /** A bucket for them, in place of the folder. */
  backUpStore: S3Place | undefined;
  /** The public key for which back-ups are encrypted. */
  backUpKey: string | undefined;
  /** Keys of stored files, the current one first; where it is absent, those of a file in the data directory. */
  filesKey: string | undefined;
  /** Where files are stored; a folder of the data directory where it is absent. */
  filesStore: S3Place | undefined;
  /** What the operator's monitoring brings to read /metrics; nobody may read it where it is absent. */
  metricsToken: string | undefined;
}

const loopback = new Set(['localhost', '127.0.0.1', '::1']);

/** True for a host name that only this machine reaches. */
export function isLoopback(host: string): boolean {
  return loopback.has(host);
}

/**
 * Reads the environment. Samples are on by default with the embedded database, and never on an address that
 * other machines can reach.
 * @throws StartUpError for a value that cannot be meant.
 */
export function readSettings(environment: NodeJS.ProcessEnv): ServerSettings {
  const host = environment['HOST'] || 'localhost';
  const databaseUrl = environment['DATABASE_URL'] || undefined;
  const wish = environment['OPENWARD_SAMPLES'] ?? (databaseUrl ? 'off' : 'on');
  if (wish !== 'on' && wish !== 'off') throw new StartUpError("OPENWARD_SAMPLES is 'on' or 'off'.");
  if (databaseUrl && !isPostgresUrl(databaseUrl)) {
    throw new StartUpError('DATABASE_URL starts with postgres://.');
  }
  const backUpStore = readBucket(environment, 'BACKUP_S3');
  if (backUpStore && environment['BACKUP_DIR']) {
    throw new StartUpError('Back-ups go to BACKUP_DIR or to BACKUP_S3: name one of them.');
  }
  const replicaUrl = environment['REPLICA_URL'] || undefined;
  if (replicaUrl && !databaseUrl) throw new StartUpError('REPLICA_URL needs DATABASE_URL.');
  if (replicaUrl && !isPostgresUrl(replicaUrl)) {
    throw new StartUpError('REPLICA_URL starts with postgres:// and names one host.');
  }
  return {
    port: readPort(environment['PORT'] || '4000'),
    host,
    allowedHosts: readAllowedHosts(environment['ALLOWED_HOSTS'] ?? ''),
    dataDirectory: resolve(environment['DATA_DIR'] || 'data'),
    databaseUrl,
    replicaUrl,
    hasSamples: wish === 'on' && isLoopback(host),
    listsOrganizations: readOnOff(environment, 'ORGANIZATION_LIST'),
    trustProxy: environment['TRUST_PROXY'] === '1',
    publicUrl: readPublicUrl(environment['PUBLIC_URL'] || undefined),
    allowsInsideGateways: environment['INSIDE_GATEWAYS'] === '1',
    paymentGateway: readPaymentGateway(environment),
    logLevel: environment['LOG_LEVEL'] || 'info',
    backUpFolder: environment['BACKUP_DIR'] ? resolve(environment['BACKUP_DIR']) : undefined,
    backUpStore,
    backUpKey: readBackUpKey(environment['BACKUP_KEY'] || undefined),
    filesKey: environment['FILES_KEY'] || undefined,
    filesStore: readBucket(environment, 'FILES_S3'),
    metricsToken: readMetricsToken(environment['METRICS_TOKEN'] || undefined),
  };
}

function readOnOff(environment: NodeJS.ProcessEnv, name: string): boolean | undefined {
  const text = environment[name] || undefined;
  if (text === undefined) return undefined;
  if (text === 'on' || text === 'off') return text === 'on';
  throw new StartUpError(`${name} is 'on' or 'off'.`);
}

function isPostgresUrl(text: string): boolean {
  return /^postgres(ql)?:\/\//.test(text);
}

function readBackUpKey(key: string | undefined): string | undefined {
  if (key === undefined || /^age1[a-z0-9]{20,}$/.test(key)) return key;
  throw new StartUpError('BACKUP_KEY is the public key that npm run backup -- --new-key printed (age1…).');
}

function readPublicUrl(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  const isPlain = url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash;
  if (isPlain && url.username === '') return url.origin;
  throw new StartUpError('PUBLIC_URL is an address without a path, such as https://care.example.');
}

/** A bucket from a setting with its address, and those beside it that say who may use it. */
function readBucket(environment: NodeJS.ProcessEnv, name: 'FILES_S3' | 'BACKUP_S3'): S3Place | undefined {
  const endpoint = environment[name];
  if (!endpoint) return undefined;
  if (!/^https?:\/\/[^/]+\/[^/]+$/.test(endpoint)) {
    throw new StartUpError(`${name} is the address of a bucket, such as https://s3.example.org/openward.`);
  }
  const accessKeyId = environment[`${name}_KEY_ID`] ?? '';
  const secretAccessKey = environment[`${name}_SECRET`] ?? '';
  if (accessKeyId === '' || secretAccessKey === '') {
    throw new StartUpError(`${name} needs ${name}_KEY_ID and ${name}_SECRET.`);
  }
  return { endpoint, region: environment[`${name}_REGION`] || 'auto', accessKeyId, secretAccessKey };
}

function readPaymentGateway(environment: NodeJS.ProcessEnv): GatewayPlace | undefined {
  const page = environment['PAYMENT_PAGE'];
  if (!page) return undefined;
  const state = environment['PAYMENT_STATE'] ?? '';
  for (const address of [page, state]) {
    const url = URL.parse(address);
    // What is told over a line that others read could be told by others.
    if (url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname))) continue;
    throw new StartUpError('PAYMENT_PAGE and PAYMENT_STATE are addresses that begin with https://.');
  }
  const merchant = environment['PAYMENT_MERCHANT'] ?? '';
  const secret = environment['PAYMENT_SECRET'] ?? '';
  if (merchant === '' || secret.length < 24) {
    throw new StartUpError(
      'PAYMENT_PAGE needs PAYMENT_MERCHANT, and a PAYMENT_SECRET of 24 characters or more.',
    );
  }
  if (!environment['PUBLIC_URL']) throw new StartUpError('PAYMENT_PAGE needs PUBLIC_URL.');
  return { page, state, merchant, secret };
}

function readMetricsToken(token: string | undefined): string | undefined {
  if (token === undefined || /^[\w.~+/=-]{24,}$/.test(token)) return token;
  throw new StartUpError('METRICS_TOKEN has 24 characters or more, such as openssl rand -hex 24 prints.');
}

function readPort(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new StartUpError(`PORT is a number from 0 to 65535, not '${text}'.`);
}
