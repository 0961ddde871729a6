/** Where who asked for nothing else goes. */
export const home = '/dashboard';

/** Where to go after signing in: the page asked for, when it is one of ours behind the sign-in. */
export function pageAfterSignIn(asked: unknown): string {
  if (typeof asked !== 'string') return home;
  const isOurs = /^\/dashboard(?:[/?#]|$)/.test(asked) && !asked.includes('\\');
  return isOurs ? asked : home;
}
