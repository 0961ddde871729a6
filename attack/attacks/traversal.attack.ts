import { defineAttack } from '../attack.ts';
import { sendRaw } from '../raw-request.ts';

const steps = ['../', '..%2f', '%2e%2e/', '%2e%2e%2f', '..\\', '..%5c', '....//', '%252e%252e%252f', '..;/'];
const files = ['etc/passwd', 'package.json', 'src/hosts/node/main.ts', 'data/passwords.json'];
const starts = ['/', '/assets/', '/api/', '/rpc/', '/assets/../'];

export const attack = defineAttack({
  name: 'traversal',
  tries: 'paths that lead out of the folder of built files',
  expects: 'No file but those of the built client is delivered.',
  async run({ url }, attempts) {
    for (const start of starts) {
      for (const step of steps) {
        for (const file of files) {
          const path = `${start}${step.repeat(8)}${file}`;
          const { text } = await sendRaw(url, { method: 'GET', path });
          const isFile = /root:.*:0:0|"optionalDependencies"|import \{ pino \}|"owner":/.test(text);
          attempts.note(path, isFile && 'the file was delivered');
        }
      }
    }
  },
});
