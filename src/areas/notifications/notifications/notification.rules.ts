import type { Topic } from '#kernel/access/topics.ts';

/** The live topic of one person's notifications. */
export function topicOf(userId: string): Topic {
  return `notifications/${userId}`;
}

const maxShown = 99;

/** The number on the bell; 99+ for more than 99. */
export function unreadMark(unread: number): string {
  return unread > maxShown ? `${maxShown}+` : String(unread);
}
