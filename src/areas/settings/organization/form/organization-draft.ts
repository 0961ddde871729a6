import { removeDraft, writeDraft } from '#ui/form/draft-store.ts';
import type { TenantSettings } from '../../settings/settings.contract.ts';
import type { OrganizationValues } from './organization-form.values.ts';

/** Under which name the draft of a form that began from these settings is kept. */
export function draftKeyOf({ version }: TenantSettings): string {
  return `settings.${version}`;
}

/** Takes what was typed along to newer settings. */
export function moveDraft(from: TenantSettings, to: TenantSettings, values: OrganizationValues): void {
  removeDraft(draftKeyOf(from));
  writeDraft(draftKeyOf(to), { values, submissionKey: null });
}
