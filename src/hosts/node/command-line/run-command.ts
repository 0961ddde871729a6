import { type GivenWords, type Options, readWords } from './words/given-words.ts';
import { UsageError } from './words/usage-error.ts';

/** What a command takes. */
export interface CommandForm<O extends Options> {
  /** As the second half of the sentence that tells of a slip: `npm run backup takes a FOLDER`. */
  takes: string;
  /** All of it, for --help. */
  usage: string;
  options: O;
  /** How many words it takes besides options. */
  mostWords: number;
}

export interface GivenCommand<O extends Options> extends GivenWords<O> {
  environment: NodeJS.ProcessEnv;
  tell: (line: string) => void;
}

/**
 * Runs a command of the command line: its number is the exit code, its errors are one sentence. What it does not take is
 * told with what it takes, and the exit code is 2; `--help` tells all of it.
 */
export async function runCommand<const O extends Options>(
  { takes, usage, options, mostWords }: CommandForm<O>,
  command: (given: GivenCommand<O>) => Promise<number>,
): Promise<void> {
  const tell = (line: string) => void process.stdout.write(`${line}\n`);
  const words = process.argv.slice(2);
  if (words.includes('--help')) return tell(usage);
  try {
    const given = readWords(words, options, mostWords);
    process.exitCode = await command({ ...given, environment: process.env, tell });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const isSlip = error instanceof UsageError;
    process.stderr.write(`${isSlip ? `${message}: ${takes}.` : message || 'The command failed.'}\n`);
    process.exitCode = isSlip ? 2 : 1;
  }
}
