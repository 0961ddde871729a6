import type { FunctionDefinition } from './function-definition.ts';

// True of a patient whom an import added that is being undone, until the undo has come to them.
const isImportUndone = `
  create or replace function is_import_undone(tenant uuid, patient uuid)
  returns boolean
  language plpgsql stable
  set search_path = pg_catalog, public
  as $$
  declare
    is_found boolean;
  begin
    select exists (
      select from public.import_run as run
      join public.import_row as brought on brought.tenant_id = tenant and brought.run_id = run.id
      where run.tenant_id = tenant and run.state = 'undoing' and brought.record_id = patient
        and brought.resource = 'patients' and brought.before is null and brought.state = 'standing'
    ) into is_found;
    return is_found;
  end $$`;

/** What lets a patient's rows be deleted while the import that brought them is undone. */
export const importedRecords: readonly FunctionDefinition[] = [
  { name: 'is_import_undone', text: isImportUndone, callers: 'app' },
];
