import type { IncomingMessage, ServerResponse } from 'node:http';

/** What we keep in a browser: who is signed in; and by what the browser is known again, which opens nothing by itself. */
export type Cookie = 'session' | 'device';

const cookies: readonly Cookie[] = ['session', 'device'];

/**
 * The name under which a cookie is kept. Over https the browser holds what begins with `__Host-` to this very host:
 * no other host of the same domain, and no page over http, can put one of its own in its place.
 */
function nameOf(cookie: Cookie, isSecure: boolean): string {
  return isSecure ? `__Host-openward_${cookie}` : `openward_${cookie}`;
}

/** The value of a cookie; null without one, and where there are several: somebody else may have set the first. */
export function readCookie(request: IncomingMessage, cookie: Cookie, isSecure: boolean): string | null {
  const [value, ...others] = valuesOf(request, nameOf(cookie, isSecure));
  return value && others.length === 0 ? value : null;
}

/** True when the request carries any cookie of ours, readable or not. */
export function carriesCookie(request: IncomingMessage): boolean {
  return cookies.some((cookie) =>
    [true, false].some((isSecure) => valuesOf(request, nameOf(cookie, isSecure)).length > 0),
  );
}

/** Has the browser keep a value until an instant, or forget it (null). */
export function setCookie(
  request: IncomingMessage,
  response: ServerResponse,
  cookie: Cookie,
  { value, until, isSecure }: { value: string; until: Date | null; isSecure: boolean },
): void {
  const lifetime = until ? `Expires=${until.toUTCString()}` : 'Max-Age=0';
  const rules = `Path=/; HttpOnly; SameSite=Lax; ${lifetime}${isSecure ? '; Secure' : ''}`;
  response.appendHeader('set-cookie', `${nameOf(cookie, isSecure)}=${value}; ${rules}`);
  const plain = nameOf(cookie, false);
  // Left from an earlier version, or from http: over https it is read by nobody.
  if (isSecure && valuesOf(request, plain).length > 0) {
    response.appendHeader('set-cookie', `${plain}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0; Secure`);
  }
}

function valuesOf(request: IncomingMessage, name: string): string[] {
  return (request.headers.cookie ?? '').split(';').flatMap((part) => {
    const at = part.indexOf('=');
    return at >= 0 && part.slice(0, at).trim() === name ? [part.slice(at + 1).trim()] : [];
  });
}
