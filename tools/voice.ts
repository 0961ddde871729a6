// node tools/voice.ts: what docs/voice.md says and can be measured, held against every sentence that a person reads. Run by `npm run check`.
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const source = join(resolve(import.meta.dirname, '..'), 'src');

/** Files whose literals are sentences of screens, papers and messages. */
const spoken = '**/*.{texts,issues,refusals,notices}.ts';

/** Letters and files that are set in columns. */
const setInColumns = new Set(['areas/leaving/exports/archive/archive-readme.texts.ts']);

/** Words that the program does not say, and what it says instead. */
const rules: readonly [words: RegExp, instead: string][] = [
  [/\b(somebody|anybody) else\b/i, 'someone else, or the role'],
  [/\b(somebody|anybody)\b/i, 'the role, someone else, or nothing'],
  [/\bnobody\b/i, 'the thing that is missing'],
  [/\beverybody\b/i, 'everyone'],
  [/\bmeanwhile\b/i, 'what happened'],
  [/\bany ?more\b/i, 'no longer'],
  [/\ball the same\b/i, 'anyway, or nothing'],
  [/\bwhoever\b/i, 'the person who'],
  [/\bfrom (now|then) on\b/i, 'from today, after this'],
  [/\be-mail/i, 'email'],
  [/\banaesth/i, 'anesthesia, as the documents write it'],
  [/\b(recogni|organi|authori|summari)s(e|ed|ing|ation)\b/i, '-ize'],
  [/\bgive(s|n)? (it|this|that) up\b/i, 'discard, cancel'],
  [/\b(is|are|was|were) not valid any\b/i, 'no longer valid'],
  [/ {2,}|\s[,.;:!?](\s|$)/, 'one space, none before a mark'],
  [/\b(can not|seperate|recieve|occured)\b/i, 'the right spelling'],
  [/!$/, 'no exclamation mark'],
];

/** What of a sentence goes against the rules. */
export function faultsOf(sentence: string): string[] {
  const bare = sentence.replaceAll(/\{\{[^}]*\}\}/g, 'X');
  return rules.flatMap(([words, instead]) => {
    const found = words.exec(bare)?.[0];
    return found === undefined ? [] : [`'${found}': ${instead}`];
  });
}

/** The literals of a file of texts that are English and at least three words long, with their lines. */
export function spokenIn(text: string): { line: number; sentence: string }[] {
  const bare = text
    .replaceAll(/\/\*[\s\S]*?\*\/|^import .*$/gm, (found) => found.replaceAll(/[^\n]/g, ' '))
    .replaceAll(/(^|\s)\/\/[^\n]*/g, (found) => found.replaceAll(/[^\n]/g, ' '));
  return [...bare.matchAll(/'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\])*)`/g)]
    .map(({ index, 1: single, 2: double, 3: template }) => ({
      line: bare.slice(0, index).split('\n').length,
      sentence: (single ?? double ?? template ?? '').replaceAll("\\'", "'"),
    }))
    .filter(({ sentence }) => /^[^ঀ-৿]*$/.test(sentence) && sentence.split(' ').length > 2);
}

if (process.argv[1] === import.meta.filename) {
  const faults = globSync(spoken, { cwd: source })
    .filter((file) => !setInColumns.has(file))
    .toSorted()
    .flatMap((file) =>
      spokenIn(readFileSync(join(source, file), 'utf8')).flatMap(({ line, sentence }) =>
        faultsOf(sentence).map((fault) => `src/${file}:${line}: ${fault}, in '${sentence}'`),
      ),
    );
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) console.error('docs/voice.md says how the program speaks.');
  process.exitCode = faults.length > 0 ? 1 : 0;
}
