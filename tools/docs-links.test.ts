import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, matchesGlob, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const pages = globSync('{*.md,docs/**/*.md,bench/*.md}', { cwd: root }).toSorted();

/** Below which folders a page may leave the beginning of a path out; the security page says so at its table. */
const roots = ['', 'src', 'src/areas', 'src/hosts', 'src/areas/people'];

/** The names of all files: looking for each in the whole tree took nine seconds. */
const fileNames = [
  ...new Set(
    globSync('**/*', { cwd: root, exclude: (path) => /^(?:node_modules|dist|\.git)$/.test(path) }).map(
      (path) => basename(path),
    ),
  ),
];

/** Names of no file: a new area's and its subjects', endings, and folders that appear once the program runs. */
const placeholder =
  /^(?:(?:list\/|print\/)?(?:use-)?[xy]\b.*|area[.-].*|subject\.role\.ts|[.-].*\.ts|(?:list|detail|form|print|export|data|\.cache)\/)$/;

/** Paths between backticks: a folder, or something with an ending of our files. */
function pathsOf(page: string): string[] {
  const words = [...readFileSync(join(root, page), 'utf8').matchAll(/`([^`\s]+)`/g)].map(([, word]) => word!);
  return words.filter(
    (word) =>
      !placeholder.test(word) &&
      /^[\w.*-]+(?:\/[\w.*-]+)*\/?$/.test(word) &&
      /(?:\.(?:tsx?|mjs|md)|\/)$/.test(word),
  );
}

test('every file that a page of the documentation names is there', () => {
  const missing = pages.flatMap((page) =>
    pathsOf(page)
      .filter((path) => !isThere(path))
      .map((path) => `${page}: ${path}`),
  );
  expect(missing).toEqual([]);
  expect(pathsOf('docs/security.md').length).toBeGreaterThan(30);
});

test('every link and picture of a page leads to a file', () => {
  const broken = pages.flatMap((page) =>
    [...readFileSync(join(root, page), 'utf8').matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, link]) => link!.split('#')[0]!)
      .filter((link) => link !== '' && !link.includes(':') && !existsSync(join(root, dirname(page), link)))
      .map((link) => `${page}: ${link}`),
  );
  expect(broken).toEqual([]);
});

function isThere(path: string): boolean {
  if (!path.includes('/')) return fileNames.some((name) => matchesGlob(name, path));
  return roots.some((folder) => {
    const full = join(root, folder, path);
    return path.includes('*') ? globSync(full).length > 0 : existsSync(full);
  });
}

test('every decision stands once in the page by subject, which says of each what changed it as its head does', () => {
  const folder = join(root, 'docs/decisions');
  const names = globSync('0*.md', { cwd: folder }).toSorted();
  const linked = (text: string) => [...text.matchAll(/\]\((\d{4}-[\w-]+\.md)\)/g)].map(([, name]) => name!);
  const told = readFileSync(join(folder, 'README.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ['))
    .map(linked);
  const noted = names.map((name) => {
    const head = /^_(?:Changed|Replaced) by .+_$/m.exec(readFileSync(join(folder, name), 'utf8'))?.[0] ?? '';
    return [name, ...linked(head)];
  });
  expect(told.toSorted(([one], [other]) => one!.localeCompare(other!))).toEqual(noted);
});
