import type { Generated } from 'kysely';
import type { Instant, JsonColumn } from '#database/tables.ts';

declare module '#database/tables.ts' {
  interface Tables {
    tenant_settings: TenantSettingsTable;
    user_account: UserAccountTable;
    role: RoleTable;
    user_role: UserRoleTable;
    user_session: UserSessionTable;
  }
}

interface TenantSettingsTable {
  tenant_id: string;
  name: string;
  address: string | null;
  phone: string | null;
  email: string | null;
  currency_code: Generated<string>;
  time_zone: Generated<string>;
  date_format: Generated<string>;
  time_format: Generated<'12h' | '24h'>;
  modules: JsonColumn<Record<string, boolean>>;
  version: Generated<number>;
  updated_at: Generated<Instant>;
}

interface UserAccountTable {
  tenant_id: string;
  id: string;
  email: string;
  email_key: string;
  first_name: string;
  last_name: string;
  phone: string | null;
  status: Generated<'active' | 'inactive'>;
  password_hash: string | null;
  is_sample: Generated<boolean>;
  last_login_at: Instant | null;
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
}
