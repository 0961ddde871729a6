/** The live topic of one person's notifications. */
export function topicOf(userId: string): string {
  return `notifications/${userId}`;
}

const maxShown = 99;

/** The number on the bell: beyond 99 nobody counts. */
export function unreadMark(unread: number): string {
  return unread > maxShown ? `${maxShown}+` : String(unread);
}
