import { type ParseArgsConfig, parseArgs } from 'node:util';
import { hasCode } from '../../embedded/system-error.ts';
import { UsageError } from './usage-error.ts';

export type Options = NonNullable<ParseArgsConfig['options']>;

/** The words of a command, sorted. */
export type GivenWords<O extends Options> = Pick<
  ReturnType<typeof parseArgs<{ options: O; allowPositionals: true }>>,
  'values' | 'positionals'
>;

/**
 * Sorts the words behind a command's name into options and the others, of which there may be `mostWords`.
 * @throws UsageError for an option that it does not have, one said twice or without its value, an empty word, or too many
 */
export function readWords<const O extends Options>(
  args: string[],
  options: O,
  mostWords: number,
): GivenWords<O> {
  const { values, positionals, tokens } = parsed(args, options);
  const names = tokens.flatMap((token) => (token.kind === 'option' ? token.name : []));
  const twice = names.find((name, place) => names.indexOf(name) !== place && !options[name]?.multiple);
  if (twice !== undefined) throw new UsageError(`--${twice} is said twice`);
  const empty = tokens.find((token) => token.kind === 'option' && token.value?.trim() === '');
  if (empty?.kind === 'option') throw new UsageError(`--${empty.name} has nothing behind it`);
  if (positionals.some((word) => word.trim() === '')) throw new UsageError('A word is empty');
  const surplus = positionals[mostWords];
  if (surplus !== undefined) throw new UsageError(`'${surplus}' is one word too many`);
  return { values, positionals };
}

function parsed<const O extends Options>(args: string[], options: O) {
  try {
    return parseArgs({ args, options, allowPositionals: true, tokens: true });
  } catch (error) {
    throw reasonOf(error) ?? error;
  }
}

function reasonOf(error: unknown): UsageError | undefined {
  if (!(error instanceof Error)) return undefined;
  const [, option = 'An option'] = /'[^']*?(--?[\w-]+)/.exec(error.message) ?? [];
  if (hasCode(error, 'ERR_PARSE_ARGS_UNKNOWN_OPTION')) {
    return new UsageError(`There is no ${option}`, { cause: error });
  }
  if (!hasCode(error, 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE')) return undefined;
  const takesNone = error.message.includes('does not take');
  return new UsageError(takesNone ? `${option} takes nothing behind it` : `${option} has nothing behind it`, {
    cause: error,
  });
}
