import { z } from 'zod';
import { defineIssues } from './issue.ts';

/** The issues that any field can have; a contract names its own only where it knows more than these say. */
export const valueIssue = defineIssues('value', {
  missing: 'This field is required.',
  invalid: 'This value is not accepted.',
  wrongType: 'This value is not of the expected kind ({{expected}}).',
  notANumber: 'Enter a number.',
  notWhole: 'Enter a whole number.',
  tooSmall: 'Enter at least {{min}}.',
  notAbove: 'Enter more than {{min}}.',
  tooLarge: 'Enter at most {{max}}.',
  notBelow: 'Enter less than {{max}}.',
  tooShort: 'Enter at least {{min}} characters.',
  tooLong: 'Enter at most {{max}} characters.',
  tooFew: 'Enter at least {{min}} entries.',
  tooMany: 'Enter at most {{max}} entries.',
  chooseOne: 'Choose one.',
  notAnId: 'This is not a valid id.',
  notADate: 'This is not a valid date.',
  dateOutOfRange: 'Enter a date from the years {{first}} to {{last}}.',
  wrongFormat: 'This is not written in the expected way ({{format}}).',
  unstorable: 'This text contains a character that cannot be saved. Remove it.',
  invisibleMark: 'This name contains an invisible character. Type it instead of pasting it.',
  unknownField: 'There is no such field: {{names}}.',
  notAnEmail: 'This does not look like an email address.',
  notAPhone: 'This does not look like a phone number.',
  forgedCursor: 'This page address is not valid. Start again from the first page.',
  amountMissing: 'Enter an amount.',
  amountNegative: 'Enter an amount of zero or more.',
  amountNotPositive: 'Enter an amount above zero.',
});

// In place of Zod's English sentences, for every schema of the program in all three hosts.
z.config({ customError: (found) => describe(found) });

type Found = Parameters<NonNullable<NonNullable<ReturnType<typeof z.config>>['customError']>>[0];

function describe(found: Found): string {
  switch (found.code) {
    case 'invalid_type':
      return describeType(found.expected, found.input);
    case 'too_small':
      return describeTooSmall(found.origin, Number(found.minimum), found.inclusive ?? true);
    case 'too_big':
      return describeTooBig(found.origin, Number(found.maximum), found.inclusive ?? true);
    case 'invalid_format':
      return isMissing(found.input) ? valueIssue('missing') : describeFormat(found.format);
    case 'invalid_value':
    case 'invalid_union':
      return isMissing(found.input) ? valueIssue('missing') : valueIssue('chooseOne');
    case 'unrecognized_keys':
      return valueIssue('unknownField', { names: found.keys.join(', ').slice(0, 200) });
    default:
      return valueIssue('invalid');
  }
}

function isMissing(input: unknown): boolean {
  return input === undefined || input === null || input === '';
}

function describeType(expected: string, input: unknown): string {
  if (isMissing(input)) return valueIssue('missing');
  if (expected === 'int') return valueIssue('notWhole');
  if (expected === 'number' || expected === 'nan') return valueIssue('notANumber');
  return valueIssue('wrongType', { expected });
}

function describeTooSmall(origin: string, min: number, isInclusive: boolean): string {
  if (origin === 'string') return min === 1 ? valueIssue('missing') : valueIssue('tooShort', { min });
  if (origin === 'array') return min === 1 ? valueIssue('missing') : valueIssue('tooFew', { min });
  return isInclusive ? valueIssue('tooSmall', { min }) : valueIssue('notAbove', { min });
}

function describeTooBig(origin: string, max: number, isInclusive: boolean): string {
  if (origin === 'string') return valueIssue('tooLong', { max });
  if (origin === 'array') return valueIssue('tooMany', { max });
  return isInclusive ? valueIssue('tooLarge', { max }) : valueIssue('notBelow', { max });
}

function describeFormat(format: string): string {
  if (format === 'uuid' || format === 'guid') return valueIssue('notAnId');
  if (format === 'date' || format === 'datetime') return valueIssue('notADate');
  return valueIssue('wrongFormat', { format });
}
