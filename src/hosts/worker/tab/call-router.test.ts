import { describe, expect, test } from 'vitest';
import { CallRouter } from './call-router.ts';
import type { PlainAnswer, PlainCall } from './plain-call.ts';
import type { TabMessage } from './tab-messages.ts';

const call: PlainCall = {
  id: 'patients.register',
  input: {},
  token: null,
  isUnattended: false,
  idempotencyKey: 'a-key',
};

function answered(output: unknown): PlainAnswer {
  return { kind: 'answered', output };
}

/** A desk with the calls it sent to other tabs. */
function aDesk() {
  const sent: Extract<TabMessage, { type: 'call' }>[] = [];
  const desk = new CallRouter({ post: (message) => message.type === 'call' && sent.push(message) });
  return { desk, sent };
}

describe('the calls of a tab', () => {
  test('wait until a tab leads', async () => {
    const { desk, sent } = aDesk();
    const answer = desk.send(call);
    expect(sent).toEqual([]);
    desk.follow('first');
    desk.settle(sent[0]!.number, answered('done'));
    expect(await answer).toEqual(answered('done'));
  });

  test('are answered here when this tab leads', async () => {
    const { desk, sent } = aDesk();
    desk.lead(async ({ id }) => answered(id));
    expect(await desk.send(call)).toEqual(answered('patients.register'));
    expect(sent).toEqual([]);
  });

  test('go to the next leader, with the same key, when the first closes before it answers', async () => {
    const { desk, sent } = aDesk();
    desk.follow('first');
    const answer = desk.send(call);
    desk.follow('second');
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
    desk.settle(sent[1]!.number, answered('done'));
    expect(await answer).toEqual(answered('done'));
  });

  test('are answered here when this tab takes over from the leader that was asked', async () => {
    const { desk } = aDesk();
    desk.follow('first');
    const answer = desk.send(call);
    desk.lead(async () => answered('by us'));
    expect(await answer).toEqual(answered('by us'));
  });

  test('are not sent again for a leader that only says again that it leads', () => {
    const { desk, sent } = aDesk();
    desk.follow('first');
    void desk.send(call);
    desk.follow('first');
    expect(sent).toHaveLength(1);
  });

  test('wait while the database of this tab is closed for a moment', async () => {
    const { desk, sent } = aDesk();
    desk.lead(async () => answered('before'));
    desk.lead(undefined);
    const answer = desk.send(call);
    expect(sent).toEqual([]);
    desk.lead(async () => answered('after'));
    expect(await answer).toEqual(answered('after'));
  });
});
