import type { MessageEvent } from '#kernel/messages/message-event.ts';
import type { MessageRuleRow } from './rule.queries.ts';

/** True when an event is of the rule's kind and meets all of its conditions; what the event does not say is not met. */
export function matchesRule(
  rule: Pick<MessageRuleRow, 'event_type' | 'departments' | 'minimum_minor' | 'priorities'>,
  event: MessageEvent,
): boolean {
  const { departments, minimum_minor: minimum, priorities } = rule;
  return (
    rule.event_type === event.type &&
    (departments.length === 0 || departments.some((one) => sameWord(one, event.department ?? ''))) &&
    (minimum === null || (event.amountMinor !== undefined && event.amountMinor >= minimum)) &&
    (priorities.length === 0 || priorities.some((one) => sameWord(one, event.priority ?? '')))
  );
}

function sameWord(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
