/** Proxies close silent connections after half a minute or more, and pages take a silent one for broken. */
export const heartbeatMs = 15_000;

/** What a page may leave unread before it is cut off: an announcement takes 8 kB at most, so it is far behind. */
export const maxUnreadBytes = 64 * 1024;

/** Announcements that may wait while a person's rights are looked up again, which takes milliseconds. */
export const maxWaitingTopics = 1000;

/** The tabs of a browser share one stream; more are for tabs that have not agreed yet, and for programs. */
export const maxStreamsOfSession = 8;

/** A person at several browsers and machines at once, each with a session of its own. */
export const maxStreamsOfPerson = 32;

/** How long a page has to hear why it is cut off before its connection is. */
export const lastWordMs = 5000;
