import { refusing } from '#database/constraint-errors.ts';
import type { CallContext } from '#server/call-context.ts';
import { toRecord } from '#database/to-record.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { sizeLimits } from '#kernel/limits/size-limits.ts';
import type * as contract from './template.contract.ts';
import { type ConsultationTemplate, consultationTemplate } from './template.contract.ts';
import { issue } from './template.issues.ts';
import {
  deleteTemplateRow,
  insertTemplates,
  selectTemplateNamed,
  selectTemplates,
  type TemplateRow,
  templateRows,
} from './template.queries.ts';

const { consultationTemplateEntries: maxTemplates } = sizeLimits;

const toTemplate = (row: TemplateRow): ConsultationTemplate => toRecord(consultationTemplate, row);

export async function listTemplates({ db, tenantId, actor }: CallContext) {
  const rows = await selectTemplates(db, tenantId, actor.userId, maxTemplates);
  return { rows: rows.map(toTemplate) };
}

/** @throws AppError INVALID_INPUT at the name when there is one of it, TOO_MANY_TEMPLATES */
export async function saveTemplate(
  context: CallContext,
  { name, fields, replace }: CallInput<typeof contract.saveTemplate>,
): Promise<ConsultationTemplate> {
  const { db, tenantId, actor, clock } = context;
  const nameTaken = () => invalidFields({ name: issue('nameTaken') });
  const stored = await selectTemplateNamed(db, tenantId, actor.userId, name);
  if (stored && !replace) throw nameTaken();
  const now = clock.now().toISOString();
  const values = { name, fields: JSON.stringify(fields), updated_at: now };
  if (stored) {
    const seen = { tenantId, id: stored.id, version: stored.version };
    const written = await templateRows.update(db, seen, values);
    return tell(context, 'UPDATE', toTemplate(written!));
  }
  const others = await selectTemplates(db, tenantId, actor.userId, maxTemplates);
  if (others.length === maxTemplates) throw new AppError('TOO_MANY_TEMPLATES', { max: maxTemplates });
  const row = { tenant_id: tenantId, id: newId(), owner_id: actor.userId, created_at: now, version: 1 };
  await refusing(insertTemplates(db, [{ ...row, ...values }]), {
    consultation_template_by_name: nameTaken,
  });
  return tell(context, 'CREATE', { id: row.id, name, fields, updatedAt: now, version: 1 });
}

/** @throws AppError NOT_FOUND, for a template of somebody else as for one that does not exist */
export async function deleteTemplate(
  context: CallContext,
  { templateId }: CallInput<typeof contract.deleteTemplate>,
) {
  const { db, tenantId, actor } = context;
  const key = { tenantId, ownerId: actor.userId, id: templateId };
  const oldValues = await deleteTemplateRow(db, key);
  if (!oldValues) throw new AppError('NOT_FOUND');
  context.audit({ action: 'DELETE', resource: 'consultation_templates', resourceId: templateId, oldValues });
  context.announce(`consultation-templates/${actor.userId}`);
  return { deleted: true as const };
}

function tell(context: CallContext, action: 'CREATE' | 'UPDATE', template: ConsultationTemplate) {
  context.audit({
    action,
    resource: 'consultation_templates',
    resourceId: template.id,
    newValues: { name: template.name },
  });
  context.announce(`consultation-templates/${context.actor.userId}`);
  return template;
}
