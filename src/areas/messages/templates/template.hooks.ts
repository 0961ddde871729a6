import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRefresh } from '#client/use-refresh.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { listTemplates, previewTemplate } from './template.calls.ts';
import type * as contract from './template.contract.ts';

const topic = 'message-settings';

/** One page of the templates. */
export function useTemplates(request: CallRequest<typeof contract.listTemplates>) {
  return useQuery({
    queryKey: [topic, 'templates', request],
    queryFn: ({ signal }) => listTemplates(request, signal),
    placeholderData: keepPreviousData,
  });
}

/** How words look with the values of a real record. */
export function useTemplatePreview(request: CallRequest<typeof contract.previewTemplate>) {
  return useQuery({
    queryKey: [topic, 'preview', request],
    queryFn: ({ signal }) => previewTemplate(request, signal),
    placeholderData: keepPreviousData,
  });
}

/** Has templates and rules fetched again after a change. */
export function useRefreshMessageSettings(): () => void {
  return useRefresh(topic);
}
