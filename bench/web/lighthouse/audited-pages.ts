/** A screen that Lighthouse looks at. */
export interface AuditedPage {
  name: string;
  path: string;
  isBehindSignIn: boolean;
}

/** The screens most people open first on a working day; the sign-in page is looked at before anybody signs in. */
export const auditedPages: readonly AuditedPage[] = [
  { name: 'sign-in', path: '/login', isBehindSignIn: false },
  { name: 'home', path: '/dashboard', isBehindSignIn: true },
  { name: 'patients', path: '/dashboard/patients', isBehindSignIn: true },
  { name: 'calendar', path: '/dashboard/scheduling?view=day', isBehindSignIn: true },
];
