import { once } from 'node:events';
import { connect } from 'node:net';

/** Sends these bytes as they are, which no client would, and returns all that comes back until the server is done. */
export async function sendRaw(port: number, lines: readonly string[], body = ''): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`);
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
  await once(socket, 'close');
  return answer;
}
