import { refusing } from '#database/constraint-errors.ts';
import type { CallContext } from '#server/call-context.ts';
import { AppError } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import type { RowOf } from '#database/versioned-rows.ts';
import type * as contract from './note-template.contract.ts';
import { maxNoteTemplates, type NoteTemplate, templateTexts } from './note-template.contract.ts';
import {
  deleteTemplateRow,
  insertTemplate,
  lockTemplateNamed,
  selectTemplates,
  templateRows,
} from './note-template.queries.ts';

const resource = 'operative_note_templates';

function toTemplate(row: RowOf<'operative_note_template'>): NoteTemplate {
  const { id, name, procedure_id: procedureId, fields, updated_at: updatedAt, version } = row;
  return { id, name, procedureId, fields: templateTexts.parse(fields), updatedAt, version };
}

export async function listNoteTemplates({ db, tenantId }: CallContext) {
  const rows = await selectTemplates(db, tenantId, maxNoteTemplates);
  return { rows: rows.map(toTemplate) };
}

/** @throws AppError TOO_MANY_NOTE_TEMPLATES, STALE when somebody else saves one of the same name at once */
export async function saveNoteTemplate(
  context: CallContext,
  { name, procedureId, fields }: CallInput<typeof contract.saveNoteTemplate>,
): Promise<NoteTemplate> {
  const { db, tenantId, actor, clock } = context;
  const now = clock.now().toISOString();
  const nameKey = name.toLowerCase();
  const stored = await lockTemplateNamed(db, tenantId, nameKey);
  const values = {
    name,
    name_key: nameKey,
    procedure_id: procedureId,
    fields: JSON.stringify(fields),
    updated_at: now,
  };
  let id = stored?.id;
  if (stored) {
    await refusing(templateRows.update(db, { tenantId, id: stored.id, version: stored.version }, values), {
      operative_note_template_procedure: () => new AppError('NOT_FOUND'),
    });
  } else {
    if ((await selectTemplates(db, tenantId, maxNoteTemplates)).length === maxNoteTemplates) {
      throw new AppError('TOO_MANY_NOTE_TEMPLATES', { max: maxNoteTemplates });
    }
    id = newId();
    const row = { tenant_id: tenantId, id, created_by: actor.userId, created_at: now, version: 1 };
    await refusing(insertTemplate(db, { ...row, ...values }), {
      operative_note_template_by_name: () => new AppError('STALE'),
      operative_note_template_procedure: () => new AppError('NOT_FOUND'),
    });
  }
  context.audit({
    action: stored ? 'UPDATE' : 'CREATE',
    resource,
    resourceId: id!,
    newValues: { name },
  });
  context.announce('operative-note-templates');
  return { id: id!, name, procedureId, fields, updatedAt: now, version: (stored?.version ?? 0) + 1 };
}

/** @throws AppError NOT_FOUND */
export async function deleteNoteTemplate(
  context: CallContext,
  { noteTemplateId }: CallInput<typeof contract.deleteNoteTemplate>,
) {
  const { db, tenantId } = context;
  const oldValues = await deleteTemplateRow(db, tenantId, noteTemplateId);
  if (!oldValues) throw new AppError('NOT_FOUND');
  context.audit({ action: 'DELETE', resource, resourceId: noteTemplateId, oldValues });
  context.announce('operative-note-templates');
  return { deleted: true as const };
}
