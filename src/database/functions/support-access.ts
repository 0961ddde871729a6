import type { FunctionDefinition } from './function-definition.ts';

const requireSupportAccess = `
  create or replace function require_support_access(tenant uuid, access uuid) returns boolean
  language plpgsql stable
  set search_path = pg_catalog, public
  as $$
  begin
    if not exists (
      select from public.support_access as opened
      where opened.tenant_id = tenant and opened.id = access and opened.granted_at is not null
        and opened.ended_at is null and opened.until > clock_timestamp()
    ) then
      raise exception 'support access is not open' using errcode = 'insufficient_privilege';
    end if;
    return true;
  end
  $$`;

/** Every transaction that reads for support begins with it, and fails where the access is not open. */
export const supportAccess: readonly FunctionDefinition[] = [
  { name: 'require_support_access', text: requireSupportAccess, callers: 'app' },
];
