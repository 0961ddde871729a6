// Apart from the other topics, because every page needs it.

/** The topic of what a person's own session tells of them: rights, name, where they are signed in. */
export function sessionTopic(userId: string): `sessions/${string}` {
  return `sessions/${userId}`;
}

/** True when a person's sessions or rights may have changed with this topic. */
export function mayChangeSession(topic: string, userId: string): boolean {
  return topic === 'sessions' || topic === sessionTopic(userId);
}

/** True when anybody's sessions or rights may have changed with this topic. */
export function mayChangeSessions(topic: string): boolean {
  return topic.split('/', 1)[0] === 'sessions';
}
