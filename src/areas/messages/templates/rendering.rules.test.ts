import { expect, test } from 'vitest';
import fc from 'fast-check';
import { hostileTexts } from '#testing/inputs/hostile-texts.ts';
import { fillSubject, fillTemplate, variablesOf } from './rendering.rules.ts';

test('a variable is replaced by its value, and a missing one by nothing', () => {
  expect(fillTemplate('Dear {{ patientName }}, {{unknown}}!', { patientName: 'Rahima' })).toBe(
    'Dear Rahima, !',
  );
  expect(variablesOf('{{a}} {{ b }} {{a}}', '{{c}}')).toEqual(['a', 'b', 'c']);
});

test('a value is text and nothing else: it names no variable and begins no line of its own', () => {
  const values = { patientName: '{{secret}}', secret: 'told' };
  expect(fillTemplate('{{patientName}}', values)).toBe('{{secret}}');
  expect(fillSubject('Hello {{patientName}}', { patientName: 'A\r\nBcc: all@hospital.example' })).toBe(
    'Hello A Bcc: all@hospital.example',
  );
  for (const name of ['constructor', '__proto__', 'toString']) {
    expect(fillTemplate(`{{${name}}}`, {})).toBe(name.startsWith('_') ? `{{${name}}}` : '');
  }
});

test('whatever a value holds, what stands around it stays and no control character comes in', () => {
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...hostileTexts));
  fc.assert(
    fc.property(text, (value) => {
      const filled = fillTemplate('before {{value}} after', { value });
      expect(filled.startsWith('before ')).toBe(true);
      expect(filled.endsWith(' after')).toBe(true);
      expect(filled).not.toMatch(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u);
    }),
  );
});
