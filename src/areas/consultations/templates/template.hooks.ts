import { useQuery } from '@tanstack/react-query';
import { usePerson } from '#client/session.ts';
import { useRefresh } from '#client/use-refresh.ts';
import { listTemplates } from './template.calls.ts';

const topicOf = (userId: string) => `consultation-templates/${userId}`;

/** One's own templates, by name. */
export function useTemplates() {
  const { user } = usePerson();
  return useQuery({
    queryKey: [topicOf(user.id)],
    queryFn: ({ signal }) => listTemplates({}, signal),
  });
}

/** Has one's own templates fetched again. */
export function useRefreshTemplates(): () => void {
  return useRefresh(topicOf(usePerson().user.id));
}
