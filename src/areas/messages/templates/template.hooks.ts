import { usePage } from '#client/queries/reads.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { previewTemplate } from './template.calls.ts';
import type * as contract from './template.contract.ts';

const topic = 'message-settings';

/** How words look with the values of a real record. */
export function useTemplatePreview(request: CallRequest<typeof contract.previewTemplate>) {
  return usePage(topic, previewTemplate, request);
}
