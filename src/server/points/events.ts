import type { MessageEvent } from '#kernel/messages/message-event.ts';
import type { CallContext } from '../call-context.ts';
import { definePoint } from './point.ts';

type Following = Pick<CallContext, 'db' | 'tenantId' | 'clock' | 'announce'>;

/** How an area follows what happened, such as by writing messages. */
export type FollowEvents = (context: Following, events: readonly MessageEvent[]) => Promise<void>;

export const eventFollowers = definePoint<FollowEvents>('events');

/** Has the people told whom the hospital's rules name, in the same transaction: what fails leaves no message. */
export async function publishEvents(
  context: Following & Pick<CallContext, 'fillings'>,
  events: readonly MessageEvent[],
): Promise<void> {
  for (const follow of context.fillings(eventFollowers)) await follow(context, events);
}
