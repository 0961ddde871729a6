import { createContext, useContext } from 'react';

/** Fetches the sentences of an area's notices: `() => import('./appointments.notices.ts')`. */
export type NoticeLoader = () => Promise<unknown>;

const NoticeLoadersContext = createContext<readonly NoticeLoader[]>([]);

/** Tells the bell inside where the sentences of all areas' notices are. */
export const NoticeLoadersProvider = NoticeLoadersContext;

/** How the sentences of all areas' notices are fetched. */
export function useNoticeLoaders(): readonly NoticeLoader[] {
  return useContext(NoticeLoadersContext);
}
