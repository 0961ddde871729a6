// npm run backup, restore, import and the like: runs a command of the server.
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { serverFile } from './setup.mjs';

const [node, , name, ...given] = process.argv;
const file = serverFile(name);
process.argv = [node, file, ...given];
await import(pathToFileURL(file).href);
