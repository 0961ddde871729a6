import { encodeCursor } from '#kernel/page.ts';
import { inputWith } from '#testing/inputs/operation-input.ts';
import type { KnownIds } from '#testing/records/area-fixture.ts';
import { defineAttack } from '../attack.ts';

const id = '01980000-0000-7000-8000-000000000000';
const cursors = [
  'x',
  '%00',
  'AAAA'.repeat(200),
  encodeCursor([]),
  encodeCursor([id]),
  encodeCursor(['', id]),
  encodeCursor([`' or true --`, id]),
  encodeCursor([1e308, id]),
  encodeCursor(['9999-99-99', id]),
  encodeCursor(['infinity', id]),
  encodeCursor(['a\0b', id]),
  encodeCursor(['NaN', 'x', id]),
];
const searches = [
  "' or '1'='1",
  '%',
  '_%\\',
  '\\',
  '$1',
  "'; drop table patient; --",
  '\0',
  '\ud800',
  '('.repeat(200),
];

export const attack = defineAttack({
  name: 'cursors-and-searches',
  tries: 'forged cursors and searches in every list',
  expects: 'No answer of 500, and nothing of another hospital.',
  async run({ operations, send, own, other }, attempts) {
    const token = await own.as('tenant_admin');
    const foreigners = await other.as('tenant_admin');
    // What the own people search for stands in their own audit trail: not all of the mark.
    const markSought = other.mark.slice(0, -1);
    for (const operation of operations.filter(({ kind, access }) => kind === 'read' && access !== 'public')) {
      const names = Object.keys(operation.input.properties ?? {});
      const tried = [
        ...(names.includes('cursor') ? cursors.map((cursor) => ({ cursor })) : []),
        ...(names.includes('search') ? [...searches, markSought].map((search) => ({ search })) : []),
      ];
      if (names.includes('cursor')) {
        const input = { ...inputWith(operation, other.ids as KnownIds), limit: 1 };
        const page = await send(operation.id, input, foreigners);
        const { nextCursor } = JSON.parse(page.text) as { nextCursor?: string };
        if (nextCursor) tried.push({ cursor: nextCursor });
      }
      for (const part of tried) {
        const answer = await send(
          operation.id,
          { ...inputWith(operation, own.ids as KnownIds), ...part },
          token,
        );
        const isTold = answer.text.includes(other.mark);
        attempts.note(
          `${operation.id} ${JSON.stringify(part).slice(0, 60)}`,
          (answer.status >= 500 || isTold) && `${answer.status} ${answer.text.slice(0, 100)}`,
        );
      }
    }
  },
});
