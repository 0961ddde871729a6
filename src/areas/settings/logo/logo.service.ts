import type { CallContext } from '#server/call-context.ts';
import { readBase64, writeBase64 } from '#kernel/base64.ts';
import { invalidFields } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import type * as contract from './logo.contract.ts';
import { deleteLogo, selectLogo, storeLogo } from './logo.queries.ts';
import { issue } from './logo.issues.ts';
import { requireLogo } from './logo.rules.ts';
import type { TenantSettings } from '../settings/settings.contract.ts';
import { noteLogo, selectSettings } from '../settings/settings.queries.ts';
import { toSettings } from '../settings/settings.record.ts';
import { announceSettings } from '../settings/settings.service.ts';

/** @throws AppError INVALID_INPUT at `content` for anything but a PNG or JPEG of the right size. */
export async function setLogo(
  context: CallContext,
  input: CallInput<typeof contract.setLogo>,
): Promise<TenantSettings> {
  const { db, tenantId, clock } = context;
  const content = bytesOf(input.content);
  const { contentType, width, height } = await requireLogo(content);
  const updated_at = clock.now().toISOString();
  await storeLogo(db, tenantId, { content_type: contentType, content, updated_at });
  return noteChange(context, newId(), { contentType, width, height, bytes: content.length });
}

function bytesOf(content: string): Uint8Array {
  try {
    return readBase64(content);
  } catch {
    throw invalidFields({ content: issue('unreadable') });
  }
}

export async function removeLogo(context: CallContext): Promise<TenantSettings> {
  await deleteLogo(context.db, context.tenantId);
  return noteChange(context, null, {});
}

async function noteChange(
  context: CallContext,
  logoVersion: string | null,
  facts: object,
): Promise<TenantSettings> {
  const { db, tenantId, clock } = context;
  const { logo_version } = await selectSettings(db, tenantId);
  const row = await noteLogo(db, tenantId, logoVersion, clock.now().toISOString());
  context.audit({
    action: logoVersion ? 'UPDATE' : 'DELETE',
    resource: 'logo',
    resourceId: tenantId,
    oldValues: { logoVersion: logo_version },
    newValues: { logoVersion, ...facts },
  });
  announceSettings(context);
  return toSettings(row);
}

export async function readLogo({ db, tenantId }: CallContext) {
  const row = await selectLogo(db, tenantId);
  return { logo: row ? { contentType: row.content_type, content: writeBase64(row.content) } : null };
}
