import { sha256 } from '#database/sha256.ts';
import type { MakeMessageSecret } from '#server/mail/secret-mail.ts';
import { setEmailCode } from './application.queries.ts';

/** The name under which delivery asks for the code of an applicant. */
export const applicantCodeKind = 'applicant-code';

/** The code of a mail that is being sent; it takes the place of the one before. */
export const applicantCode: MakeMessageSecret = async ({ db, tenantId }, applicationId) => {
  const code = newEmailCode();
  const isOpen = await setEmailCode(db, tenantId, applicationId, await emailCodeHash(applicationId, code));
  return isOpen ? code : undefined;
};

/** Six random digits. */
export function newEmailCode(): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return String(random % 1_000_000).padStart(6, '0');
}

/** What is stored of a code. Who finds it out needs the applicant's own link as well, of which a hash is stored too. */
export function emailCodeHash(applicationId: string, code: string): Promise<string> {
  return sha256(`${applicationId}:${code}`);
}
