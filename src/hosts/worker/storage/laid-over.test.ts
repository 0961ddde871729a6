import { expect, test } from 'vitest';
import { packImage, unpackImage } from './image.ts';
import { blockBytes, changedFiles, type Changes, laidOver } from './laid-over.ts';

const text = (words: string) => new TextEncoder().encode(words);
const image = {
  directories: ['/base', '/base/1'],
  files: new Map([
    ['/base/1/100', text('hundred')],
    ['/base/1/200', text('two hundred')],
    ['/empty', new Uint8Array()],
  ]),
};
const nothing: Changes = { removed: [], directories: [], sizes: new Map(), blocks: [] };

test('an image is read as it was packed', async () => {
  const packed = new Uint8Array(await new Blob(packImage(image)).arrayBuffer());
  expect(unpackImage(packed)).toEqual(image);
});

test('without changes the image is what is stored, and without an image the changes are', () => {
  expect(laidOver(image, nothing)).toEqual(image);
  const block = { path: '/x', number: 0, data: text('ab') };
  const files = new Map([['/x', text('ab\0')]]);
  expect(laidOver(undefined, { ...nothing, sizes: new Map([['/x', 3]]), blocks: [block] })).toEqual({
    directories: [],
    files,
  });
});

test('a changed block covers the image, and the rest of the file stays', () => {
  const long = new Uint8Array(blockBytes + 4).fill(7);
  const data = text('new!!');
  const { files } = laidOver(
    { directories: [], files: new Map([['/long', long]]) },
    { ...nothing, sizes: new Map([['/long', blockBytes + 5]]), blocks: [{ path: '/long', number: 1, data }] },
  );
  const expected = new Uint8Array(blockBytes + 5).fill(7);
  expected.set(data, blockBytes);
  expect(files.get('/long')).toEqual(expected);
});

test('what was removed is gone with everything below it, and a file made anew has nothing of the old one', () => {
  const sizes = new Map([['/base/1/100', 9]]);
  const stored = laidOver(image, { ...nothing, removed: ['/base/1'], directories: ['/base/1'], sizes });
  expect(stored.directories).toEqual(['/base', '/base/1']);
  expect(stored.files).toEqual(
    new Map([
      ['/empty', new Uint8Array()],
      ['/base/1/100', new Uint8Array(9)],
    ]),
  );
});

test('the stored blocks are those that were written to, and all of a file that shrank or is new', () => {
  const content = new Uint8Array(3 * blockBytes).map((_, index) => index % 251);
  const file = { path: '/f', size: content.length, full: false, truncate: false };
  const written = { at: blockBytes - 1, data: new Uint8Array(2) };
  const changes = (truncate: boolean) => ({
    ops: [],
    files: { wal: [], data: [{ ...file, truncate, chunks: [written] }], control: [] },
  });
  const [changed] = changedFiles(changes(false), () => content);
  expect(changed).toMatchObject({ isWhole: false, size: content.length });
  expect(changed!.blocks).toEqual([
    [0, content.slice(0, blockBytes)],
    [1, content.slice(blockBytes, 2 * blockBytes)],
  ]);
  const [shrunk] = changedFiles(changes(true), () => content);
  expect(shrunk).toMatchObject({ isWhole: true });
  expect(shrunk!.blocks.map(([number]) => number)).toEqual([0, 1, 2]);
});

test('blocks are copies: what the database writes later is not in them', () => {
  const content = text('before');
  const file = { path: '/f', size: 6, full: true, truncate: true, chunks: [] };
  const [changed] = changedFiles({ ops: [], files: { wal: [file], data: [], control: [] } }, () => content);
  content.fill(0);
  expect(changed!.blocks).toEqual([[0, text('before')]]);
});
