import { BlockStorage } from './block-storage.ts';

const storageName = 'openward';
/** Left once the database has its first contents; without it the first start was interrupted. */
export const filledMark = 'filled';

/** Where the files of the demo's database are stored. */
export function demoBlocks(): BlockStorage {
  return new BlockStorage(storageName);
}

/** True when the next start goes on with what is stored; false when it starts from a snapshot. */
export async function isDemoFilled(): Promise<boolean> {
  const blocks = demoBlocks();
  await blocks.init();
  try {
    return await blocks.hasMark(filledMark);
  } finally {
    await blocks.close();
  }
}
