import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const source = join(resolve(import.meta.dirname, '..', '..'));

/** What a picker is made of, by the tags that show it. */
const kinds = {
  /** One record found on the server. */
  record: /<RecordSelect\b/,
  /** Several records found on the server. */
  records: /<RecordsSelect\b/,
  /** Words, or one that is found for them. */
  words: /<TypeOrPickField\b/,
  /** A list of Mantine's own: what is picked is the text that is shown, or one of a list that is known whole. */
  list: /<(?:Autocomplete|TagsInput|MultiSelect|Select)[\s/>]/,
} as const;

export type PickerKind = keyof typeof kinds;

/** The pickers that are written in a source text. */
export function kindsIn(text: string): PickerKind[] {
  return (Object.keys(kinds) as PickerKind[]).filter((kind) => kinds[kind].test(text));
}

/** The files of the areas in which pickers are written, as paths below src/areas, each with its kinds. */
export function pickerFiles(): Map<string, PickerKind[]> {
  const areas = join(source, 'areas');
  const files = globSync('**/*.tsx', { cwd: areas })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.includes('.test.'))
    .toSorted();
  return new Map(
    files
      .map((file) => [file, kindsIn(readFileSync(join(areas, file), 'utf8'))] as const)
      .filter(([, found]) => found.length > 0),
  );
}

/** The files of the areas that listen to a pick apart from the text it writes: the text would undo the pick. */
export function filesThatListenToPicks(): string[] {
  const areas = join(source, 'areas');
  return globSync('**/*.tsx', { cwd: areas }).filter((file) =>
    readFileSync(join(areas, file), 'utf8').includes('onOptionSubmit'),
  );
}
