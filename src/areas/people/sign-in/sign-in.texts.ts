import { defineTexts } from '#ui/i18n/define-texts.ts';

// Every first visit downloads these: what only other pages say is in texts of their own.
export const t = defineTexts('people', {
  signInTitle: 'Sign in',
  signInLead: 'Hospital management for many hospitals on one platform.',
  organization: 'Organization',
  organizationCode: 'Its code, such as city-general',
  organizationRequired: 'The code is required.',
  loadingOrganizations: 'Loading…',
  noOrganizations: 'The list of organizations could not be loaded.',
  preparing: 'Preparing the sample hospital, {{step}} of {{steps}}. You can choose an account now.',
  preparingChosen:
    'Preparing the sample hospital, {{step}} of {{steps}}. You are signed in as soon as it is ready.',
  tryAgain: 'Try Again',
  email: 'Email',
  password: 'Password',
  emailRequired: 'Email is required.',
  passwordRequired: 'Password is required.',
  signIn: 'Sign in',
  forgotPassword: 'Forgot your password? Ask your administrator for a link.',
  apply: 'Apply for an account',
  signedOutTitle: 'Authentication Required',
  signedOutText: 'Please log in to access this content.',
  invalidCredentials: 'Invalid credentials',
  codeInvalid: 'This code is not right, or it was used before. Try the next one.',
  loginFailed: 'Login failed',
  takeRecoveryCode: 'Sign in with a recovery code',
  recoveryRefused:
    'This did not open the account: it is not an unused recovery code, or too many were tried. Check it, or wait and try again.',
  authenticationFailed: 'Authentication failed',
  tooManyAttempts_one: 'Too many attempts. Try again in {{count}} minute.',
  tooManyAttempts_other: 'Too many attempts. Try again in {{count}} minutes.',
  tooManyAttemptsShort_one: 'Too many attempts. Try again in {{count}} second.',
  tooManyAttemptsShort_other: 'Too many attempts. Try again in {{count}} seconds.',
});
