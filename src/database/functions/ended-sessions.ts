import type { FunctionDefinition } from './function-definition.ts';

const forgetPush = `
  create or replace function forget_push_of(tenant uuid, session uuid)
  returns void
  language plpgsql volatile
  set search_path = pg_catalog, public
  as $$
  begin
    delete from public.push_subscription as subscription
    where subscription.tenant_id = tenant and subscription.session_id = session;
  end $$`;

const endPush = `
  create or replace function end_push_of_session()
  returns trigger
  language plpgsql
  set search_path = pg_catalog, public
  as $$
  begin
    perform public.forget_push_of(new.tenant_id, new.id);
    return null;
  end $$`;

/** Sessions end in many ways, and no foreign key can look at a column. docs/decisions/0081-messages-to-the-end.md */
export const endedSessions: readonly FunctionDefinition[] = [
  { name: 'forget_push_of', text: forgetPush, callers: 'everybody' },
  { name: 'end_push_of_session', text: endPush, callers: 'everybody' },
];
