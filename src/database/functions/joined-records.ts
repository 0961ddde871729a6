import type { FunctionDefinition } from './function-definition.ts';

// True where a row may go from one patient to another: these two were joined, or the joining was undone.
const isRecordJoined = `
  create or replace function is_record_joined(tenant uuid, before uuid, after uuid)
  returns boolean
  language plpgsql stable
  set search_path = pg_catalog, public
  as $$
  declare
    is_found boolean;
  begin
    select exists (
      select from public.patient_join as found
      where found.tenant_id = tenant
        and ((found.joined_id = before and found.undone_at is null and (after is null or found.kept_id = after))
          or (found.kept_id = before and found.joined_id = after and found.undone_at is not null))
    ) into is_found;
    return is_found;
  end $$`;

// The argument of the trigger names the column.
const refuseOtherPatient = `
  create or replace function refuse_other_patient()
  returns trigger
  language plpgsql
  set search_path = pg_catalog, public
  as $$
  declare
    before constant uuid := (to_jsonb(old) ->> tg_argv[0])::uuid;
    after uuid;
  begin
    if tg_op = 'UPDATE' then
      after := (to_jsonb(new) ->> tg_argv[0])::uuid;
    end if;
    if not public.is_record_joined(old.tenant_id, before, after)
      and not (tg_op = 'DELETE' and public.is_import_undone(old.tenant_id, before)) then
      raise exception 'A record stays with whose it is: this violates constraint "patient_stays"'
        using errcode = 'check_violation', constraint = 'patient_stays';
    end if;
    if tg_op = 'UPDATE' then
      return new;
    end if;
    return old;
  end $$`;

/**
 * What lets a row name another patient only where two records of one person are joined, and be deleted only then or while
 * the import that brought the patient is undone.
 */
export const joinedRecords: readonly FunctionDefinition[] = [
  { name: 'is_record_joined', text: isRecordJoined, callers: 'app' },
  { name: 'refuse_other_patient', text: refuseOtherPatient, callers: 'everybody' },
];
