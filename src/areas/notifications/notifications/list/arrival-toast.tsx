import { useEffect, useRef, useState } from 'react';
import { notifyNews } from '#ui/feedback/notify.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { useNoticeSentences, useNotificationPages } from '../notification.hooks.ts';
import { notificationWords } from '../notification.words.ts';

/** What a rule of the hospital has put into the bell; everything else is shown by the bell's number alone. */
const toastedCode = 'messages.sent';

/** Shows briefly what has just come into the bell (document 3, section 4); nothing of its own on the page. */
export function ArrivalToast() {
  const { tenant } = useFormat();
  const { data } = useNotificationPages();
  const sentences = useNoticeSentences();
  const [since] = useState(() => new Date(Date.now() - recentMs).toISOString());
  const told = useRef(new Set<string>());
  const news = data?.pages[0]?.rows.filter(
    ({ code, read, createdAt }) => code === toastedCode && !read && createdAt > since,
  );
  useEffect(() => {
    if (!sentences.isSuccess) return;
    for (const one of news ?? []) {
      if (told.current.has(one.id)) continue;
      told.current.add(one.id);
      notifyNews(notificationWords(one, tenant));
    }
  });
  return null;
}

/** What came longer before this was opened is no news; clocks of server and device differ a little. */
const recentMs = 30_000;
