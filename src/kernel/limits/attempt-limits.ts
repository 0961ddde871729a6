const quarterHour = 15 * 60;
const day = 24 * 3600;

/** How often something may be tried within a time, in seconds. */
interface AttemptRule {
  attempts: number;
  seconds: number;
}

/** Every limit of guessing, by the name under which `AttemptLimiter` counts it. */
export const attemptLimits = {
  /** Wrong passwords of one account, for all browsers that do not know it together, and for each that does. */
  'sign-in-account': { attempts: 10, seconds: quarterHour },
  /** Wrong passwords from one network: a whole hospital can sit behind one address. */
  'sign-in-network': { attempts: 300, seconds: quarterHour },
  /** Wrong passwords in a browser that the hospital knows, for one in use by a whole ward. */
  'sign-in-device': { attempts: 60, seconds: quarterHour },
  /** Sign-ins at hospitals that do not exist, from one network. */
  'sign-in-nowhere': { attempts: 300, seconds: quarterHour },
  /** Wrong codes of the app. Three of 1,000,000 are right: who guesses needs 21 years for an even chance. */
  'second-factor': { attempts: 30, seconds: day },
  /** Recovery codes have 80 random bits, so this guards the server's work and not the code. */
  'recovery-code': { attempts: 10, seconds: quarterHour },
  /** Wrong own passwords in an open session, which somebody else may have found. */
  'own-password': { attempts: 10, seconds: quarterHour },
  /** Wrong passwords of a second person, from all sessions together: whoever asks may be guessing. */
  'second-person': { attempts: 10, seconds: quarterHour },
  /** Links that open nothing, from one network. Their 256 bits cannot be guessed: this guards the server's work. */
  'account-link-network': { attempts: 300, seconds: quarterHour },
  /** Links to end messages that open nothing, from one network. Their 96 bits cannot be guessed. */
  'opt-out-network': { attempts: 300, seconds: quarterHour },
  /** Changes by one such link. */
  'opt-out-link': { attempts: 20, seconds: day },
  /** Applications from one network: an office that applies for several clinics stays below. */
  'application-network': { attempts: 10, seconds: day },
  /** Applications that name one e-mail address. */
  'application-email': { attempts: 5, seconds: day },
  /** Documents from one network, for an applicant who tries several scans. */
  'application-file-network': { attempts: 60, seconds: day },
  /** Applicants' secrets that open nothing, from one network. Their 256 bits cannot be guessed. */
  'application-link-network': { attempts: 300, seconds: quarterHour },
  /** Questions of strangers how the operator is reached, from one network: each is a look into the database. */
  'operator-contact-network': { attempts: 600, seconds: quarterHour },
  /** Wrong codes for the e-mail address of one application. */
  'application-code': { attempts: 10, seconds: quarterHour },
} as const satisfies Record<string, AttemptRule>;

export type AttemptLimit = keyof typeof attemptLimits;
