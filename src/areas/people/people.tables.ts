import type { Generated, GeneratedAlways } from 'kysely';
import type { Instant } from '#database/tables.ts';

declare module '#database/tables.ts' {
  interface Tables {
    user_account: UserAccountTable;
    role: RoleTable;
    user_role: UserRoleTable;
    user_session: UserSessionTable;
    account_link: AccountLinkTable;
    recovery_code: RecoveryCodeTable;
  }
}

interface UserAccountTable {
  tenant_id: string;
  id: string;
  email: string;
  email_key: string;
  first_name: string;
  last_name: string;
  phone: string | null;
  /** Of a doctor, with whoever registers them. */
  registration_number: Generated<string | null>;
  status: Generated<'active' | 'inactive'>;
  password_hash: string | null;
  is_sample: Generated<boolean>;
  last_login_at: Instant | null;
  password_changed_at: Generated<Instant | null>;
  /** Deleted for everybody who looks; the row stays, because records name its person. */
  removed_at: Generated<Instant | null>;
  /** Both names in lower case, made by the database. */
  sort_name: GeneratedAlways<string>;
  /** Base32 secret of the authenticator app; it counts only once `two_factor_confirmed_at` is set. */
  two_factor_secret: Generated<string | null>;
  two_factor_confirmed_at: Generated<Instant | null>;
  /** The last time step whose code was used, so that no code works twice. */
  two_factor_last_step: Generated<number | null>;
  created_at: Generated<Instant>;
  updated_at: Generated<Instant>;
  version: Generated<number>;
}

interface RoleTable {
  tenant_id: string;
  id: string;
  code: string | null;
  name: string;
  description: string | null;
  is_system: Generated<boolean>;
  is_administrator: Generated<boolean>;
  is_active: Generated<boolean>;
  permissions: string[];
  /** The highest share that somebody with the role gives away alone, in hundredths of a percent; null without a limit. */
  discount_limit_basis_points: Generated<number | null>;
  /** The most that they credit of one invoice, and the highest invoice that they void, in minor units; null without a limit. */
  credit_limit_minor: Generated<number | null>;
  void_limit_minor: Generated<number | null>;
  /** They open a closed month again without a second person. */
  reopens_months: Generated<boolean>;
  created_at: Generated<Instant>;
  updated_at: Generated<Instant>;
  version: Generated<number>;
}

interface UserRoleTable {
  tenant_id: string;
  user_id: string;
  role_id: string;
  assigned_by: string | null;
  created_at: Generated<Instant>;
}

interface UserSessionTable {
  tenant_id: string;
  id: string;
  user_id: string;
  token_hash: string;
  created_at: Instant;
  last_used_at: Instant;
  expires_at: Instant;
  ended_at: Instant | null;
  ip_address: string;
  user_agent: string | null;
  /** Hash of the secret by which the browser is known again; null where it keeps none. */
  device_hash: Generated<string | null>;
}

interface AccountLinkTable {
  tenant_id: string;
  id: string;
  user_id: string;
  purpose: 'invitation' | 'password_reset';
  token_hash: string;
  created_by: string | null;
  /** Made by the operator of the platform for a hospital's first administrator: nobody there could make it. */
  is_from_operator: Generated<boolean>;
  created_at: Instant;
  expires_at: Instant;
  used_at: Generated<Instant | null>;
  revoked_at: Generated<Instant | null>;
  /** Its own person has asked for it at the sign-in. */
  is_asked_by_owner: Generated<boolean>;
  /** It goes by mail, and its secret is made when that is sent. */
  is_by_mail: Generated<boolean>;
}

interface RecoveryCodeTable {
  tenant_id: string;
  user_id: string;
  code_hash: string;
  used_at: Generated<Instant | null>;
}
