import { sha256 } from '#database/sha256.ts';
import type { MakeMessageSecret, SecretMail } from '#server/mail/secret-mail.ts';
import type { Db } from '#database/tables.ts';
import { newId } from '#kernel/ids.ts';
import { insertLink, renewSecret, revokeLinksOf } from './account-link.queries.ts';
import { linkExpiry, type LinkPurpose, newLinkToken } from './account-link.rules.ts';
import { linkLetters } from './link-letters.texts.ts';

/** The name under which the sender asks for the secret of a link. */
export const linkSecretKind = 'account-link';

interface MailedLink {
  tenantId: string;
  userId: string;
  firstName: string;
  purpose: LinkPurpose;
  /** Null for a link that its own person has asked for. */
  madeBy: string | null;
  now: Date;
}

/**
 * Writes a letter with a link that sets a password, in place of the person's open link. Until it is sent the link opens
 * nothing: its secret is made then, and thrown away here.
 */
export async function mailLink(
  db: Db,
  mail: SecretMail,
  { tenantId, userId, firstName, purpose, madeBy, now }: MailedLink,
): Promise<{ id: string; expiresAt: string }> {
  const at = now.toISOString();
  const expiresAt = linkExpiry(purpose, now).toISOString();
  const id = newId();
  await revokeLinksOf(db, tenantId, userId, at);
  await insertLink(db, {
    ...{ tenant_id: tenantId, id, user_id: userId, purpose },
    token_hash: await sha256(newLinkToken(tenantId)),
    created_by: madeBy,
    is_asked_by_owner: madeBy === null,
    is_by_mail: true,
    created_at: at,
    expires_at: expiresAt,
  });
  await mail.write(
    db,
    { tenantId, at },
    {
      ...{ kind: linkSecretKind, id, event: 'account', about: `user/${userId}`, to: { userId } },
      ...linkLetters[madeBy === null ? 'forgotten' : purpose],
      values: { firstName },
      notAfter: expiresAt,
    },
  );
  return { id, expiresAt };
}

/** The secret of a link whose mail is being sent; it is good from now on. */
export const linkSecret: MakeMessageSecret = async ({ db, tenantId, now }, id) => {
  const token = newLinkToken(tenantId);
  const purpose = await renewSecret(db, tenantId, id, { tokenHash: await sha256(token), now });
  if (purpose === undefined) return undefined;
  return `/${purpose === 'invitation' ? 'invitation' : 'password-reset'}#${token}`;
};
