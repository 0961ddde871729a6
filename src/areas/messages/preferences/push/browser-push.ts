/** Why this browser takes no push messages: it cannot at all, or its person has forbidden it. */
export class NoPushError extends Error {
  readonly reason: 'not-here' | 'forbidden';

  constructor(reason: 'not-here' | 'forbidden') {
    super(reason);
    this.reason = reason;
  }
}

/** True where the browser knows push and a service worker answers for this page. */
export async function canPush(): Promise<boolean> {
  if (!('PushManager' in window) || !navigator.serviceWorker) return false;
  return (await navigator.serviceWorker.getRegistration()) !== undefined;
}

/** What the server needs to reach this browser. */
export interface BrowserSubscription {
  endpoint: string;
  publicKey: string;
  authSecret: string;
}

/**
 * Asks the person, if need be, and the browser's push service to take messages of the server with this key.
 * @throws NoPushError
 */
export async function subscribe(key: string): Promise<BrowserSubscription> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration || !('PushManager' in window)) throw new NoPushError('not-here');
  if ((await Notification.requestPermission()) !== 'granted') throw new NoPushError('forbidden');
  const known = await registration.pushManager.getSubscription();
  const isUsable = known !== null && keyText(known.options.applicationServerKey) === key;
  // One that another server's key made cannot be used.
  if (known && !isUsable) await known.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const { endpoint, keys } = (isUsable ? known : await registration.pushManager.subscribe(options)).toJSON();
  return { endpoint: endpoint ?? '', publicKey: keys?.['p256dh'] ?? '', authSecret: keys?.['auth'] ?? '' };
}

/** A key as base64url. */
function keyText(key: ArrayBuffer | null): string {
  return btoa(String.fromCodePoint(...new Uint8Array(key ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Has the browser forget the server; nothing happens where it knows none. */
export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}
