import type { Generated, GeneratedAlways } from 'kysely';
import type { Instant, Table } from '#database/tables.ts';

declare module '#database/tables.ts' {
  interface Tables {
    user_account: Table<'user_account', UserAccountColumns>;
    role: Table<'role', RoleColumns>;
    user_role: Table<'user_role'>;
    user_session: Table<'user_session', UserSessionColumns>;
    account_link: Table<'account_link', AccountLinkColumns>;
    recovery_code: Table<'recovery_code'>;
    machine_key: Table<'machine_key', MachineKeyColumns>;
  }
}

interface UserAccountColumns {
  /** Of a doctor, with whoever registers them. */
  registration_number: string | null;
  status: Generated<'active' | 'inactive'>;
  /** Deleted for everybody who looks; the row stays, because records name its person. */
  removed_at: Instant | null;
  /** Both names in lower case, made by the database. */
  sort_name: GeneratedAlways<string>;
  /** Base32 secret of the authenticator app; it counts only once `two_factor_confirmed_at` is set. */
  two_factor_secret: string | null;
  /** The last time step whose code was used, so that no code works twice. */
  two_factor_last_step: number | null;
}

interface RoleColumns {
  permissions: string[];
  /** The highest share that somebody with the role gives away alone, in hundredths of a percent; null without a limit. */
  discount_limit_basis_points: number | null;
  /** The most that they credit of one invoice, and the highest invoice that they void, in minor units; null without a limit. */
  credit_limit_minor: number | null;
  /** They open a closed month again without a second person. */
  reopens_months: Generated<boolean>;
}

interface UserSessionColumns {
  created_at: Instant;
  last_used_at: Instant;
  ip_address: string;
  /** Hash of the secret by which the browser is known again; null where it keeps none. */
  device_hash: string | null;
}

interface AccountLinkColumns {
  purpose: 'invitation' | 'password_reset';
  /** Made by the operator of the platform for a hospital's first administrator: nobody there could make it. */
  is_from_operator: Generated<boolean>;
  /** Its own person has asked for it at the sign-in. */
  is_asked_by_owner: Generated<boolean>;
  /** It goes by mail, and its secret is made when that is sent. */
  is_by_mail: Generated<boolean>;
}

interface MachineKeyColumns {
  /** The account in whose name it writes; nobody can sign in with it. */
  account_id: string;
  /** The last letters of the key, by which people tell keys apart. */
  ending: string;
  /** Who answers for it: it does no more than this person may. */
  answered_by: string;
}
