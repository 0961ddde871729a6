import { usePage } from '#client/queries/reads.ts';
import { useRefresh } from '#client/queries/use-refresh.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { listTemplates, previewTemplate } from './template.calls.ts';
import type * as contract from './template.contract.ts';

const topic = 'message-settings';

/** One page of the templates. */
export function useTemplates(request: CallRequest<typeof contract.listTemplates>) {
  return usePage(topic, listTemplates, request);
}

/** How words look with the values of a real record. */
export function useTemplatePreview(request: CallRequest<typeof contract.previewTemplate>) {
  return usePage(topic, previewTemplate, request);
}

/** Has templates and rules fetched again after a change. */
export function useRefreshMessageSettings(): () => void {
  return useRefresh(topic);
}
