// npm run backup, restore, import and the like: installs, and runs a command of the server. Plain JavaScript for Node 20.
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { ensurePackages, onNewNode, runTool, serverFile } from './setup.mjs';

await runTool(async () => {
  await ensurePackages('program');
  return await onNewNode(async () => {
    const [node, , name, ...given] = process.argv;
    const file = serverFile(name);
    process.argv = [node, file, ...given];
    await import(pathToFileURL(file).href);
    // A command that failed says so itself.
    return process.exitCode;
  });
});
