import { defineTexts } from '#ui/i18n/define-texts.ts';

// Every first visit downloads these: what only other pages say is in texts of their own.
export const t = defineTexts('people', {
  signInTitle: 'Sign in',
  signInLead: 'Hospital management for many hospitals on one platform.',
  organization: 'Organization',
  organizationCode: 'Organization code',
  organizationRequired: 'Organization code is required.',
  loadingOrganizations: 'Loading…',
  noOrganizations: 'The list of organizations could not be loaded.',
  tryAgain: 'Try Again',
  email: 'Email',
  password: 'Password',
  emailRequired: 'Email is required.',
  passwordRequired: 'Password is required.',
  signIn: 'Sign in',
  forgotPassword: 'Forgot your password?',
  apply: 'Apply for an account',
  noAccounts:
    'No one has an account here yet. The person who runs the server finds the set-up link in the server log. It is printed at each start.',
  signedOutTitle: 'Authentication Required',
  signedOutText: 'Please log in to access this content.',
  invalidCredentials: 'Invalid credentials',
  suspended: 'Your hospital is suspended. Ask the operator: {{operator}}',
  codeInvalid: 'This code is wrong or was already used. Enter the next one.',
  loginFailed: 'Login failed',
  takeRecoveryCode: 'Sign in with a recovery code',
  authenticationFailed: 'Authentication failed',
  tooManyAttempts_one: 'Too many attempts. Try again in {{count}} minute.',
  tooManyAttempts_other: 'Too many attempts. Try again in {{count}} minutes.',
  tooManyAttemptsShort_one: 'Too many attempts. Try again in {{count}} second.',
  tooManyAttemptsShort_other: 'Too many attempts. Try again in {{count}} seconds.',
});
