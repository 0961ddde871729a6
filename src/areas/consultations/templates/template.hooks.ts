import { useRead } from '#client/queries/reads.ts';
import { usePerson } from '#client/session.ts';
import { useRefresh } from '#client/queries/use-refresh.ts';
import { listTemplates } from './template.calls.ts';

const topicOf = (userId: string) => `consultation-templates/${userId}`;

/** One's own templates, by name. */
export function useTemplates() {
  const { user } = usePerson();
  return useRead(topicOf(user.id), listTemplates, {});
}

/** Has one's own templates fetched again. */
export function useRefreshTemplates(): () => void {
  return useRefresh(topicOf(usePerson().user.id));
}
