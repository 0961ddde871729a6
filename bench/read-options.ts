import { basename } from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;
type Read<O extends Options> = Pick<ReturnType<typeof parseArgs<{ options: O }>>, 'values'>;

/** Options whose value is a number above zero, in whichever command. */
const numbers = new Set([
  ...['changes', 'clerks', 'count', 'senders', 'every', 'invoices', 'kills', 'minutes', 'people', 'rounds'],
  ...['runs', 'seconds', 'times'],
]);

/**
 * Reads the options of a measurement or an attack. A word that it does not take ends the process before anything has
 * begun, with a sentence that says what it takes, and the exit code 2. `choices` are the words that a list may name.
 */
export function readOptions<const O extends Options>({
  options,
  choices = {},
}: {
  options: O;
  choices?: Readonly<Record<string, readonly string[]>>;
}): Read<O> {
  try {
    const read = parseArgs({ options, allowPositionals: true });
    const [surplus] = read.positionals;
    if (surplus !== undefined) return refuse(`'${surplus}' is one word too many`, options);
    for (const [name, value] of Object.entries(read.values)) {
      if (typeof value !== 'string') continue;
      if (numbers.has(name) && !(Number(value) > 0))
        return refuse(`--${name} takes a number above zero`, options);
      const unknown = value.split(',').find((word) => choices[name] && !choices[name].includes(word));
      if (unknown !== undefined) return refuse(`--${name} knows no '${unknown}'`, options);
    }
    return read;
  } catch (error) {
    const [, option = 'an option'] = /'[^']*?(--?[\w-]+)/.exec(String(error)) ?? [];
    const isUnknown = String(error).includes('Unknown option');
    const fault = isUnknown ? `There is no ${option}` : `${option} has too much or nothing behind it`;
    return refuse(fault, options);
  }
}

function refuse(fault: string, options: Options): never {
  const taken = Object.entries(options).map(([name, { type }]) =>
    type === 'string' ? `--${name}=…` : `--${name}`,
  );
  console.error(`${fault}: ${basename(process.argv[1] ?? '')} takes ${taken.join(', ')}.`);
  process.exit(2);
}
