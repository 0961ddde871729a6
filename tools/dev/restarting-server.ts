import { type ChildProcess, spawn } from 'node:child_process';
import { relative } from 'node:path';
import type { DevServerMessage } from './dev-messages.ts';

/** A server that takes longer than this to stop, in milliseconds, is killed. */
const maximumStopMs = 10_000;

export interface RestartingServerOptions {
  /** The file that Node runs. */
  program: string;
  environment: NodeJS.ProcessEnv;
  tell: (line: string) => void;
  onReady: () => void;
}

/**
 * Runs a server and starts it again when a source that it loaded changes. A server that ends by itself, for instance
 * over a mistake in a source, is started again at the next change of any file.
 */
export class RestartingServer {
  readonly #options: RestartingServerOptions;
  #child: ChildProcess | undefined;
  #sources = new Set<string>();
  #address: string | undefined;
  #lastLine = 'The server is starting …';
  #ending: 'none' | 'restart' | 'stop' = 'none';

  constructor(options: RestartingServerOptions) {
    this.#options = options;
  }

  /** Where the server answers; undefined while it starts, stops or has ended. */
  get address(): string | undefined {
    return this.#address;
  }

  /** What happens at the moment, in the words of the terminal. */
  get happening(): string {
    return this.#lastLine;
  }

  start(): void {
    this.#sources = new Set();
    this.#ending = 'none';
    const child = spawn(process.execPath, [this.#options.program], {
      env: this.#options.environment,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.#child = child;
    child.on('message', (message) => this.#hear(message as DevServerMessage));
    child.once('exit', () => this.#afterExit());
  }

  /** To be called with the path of every file that was changed, added or removed. */
  noteChange(file: string): void {
    if (this.#ending !== 'none') return;
    if (!this.#child) return this.start();
    if (!this.#sources.has(file)) return;
    this.#tell(`${relative(process.cwd(), file)} has changed: the server starts again …`);
    this.#end('restart');
  }

  /** Stops the server for good; resolves when its process has ended. */
  async stop(): Promise<void> {
    const child = this.#child;
    if (!child) return;
    const ended = new Promise<void>((resolve) => void child.once('exit', () => resolve()));
    this.#end('stop');
    await ended;
  }

  #end(why: 'restart' | 'stop'): void {
    const child = this.#child!;
    this.#ending = why;
    this.#address = undefined;
    child.kill('SIGTERM');
    const patience = setTimeout(() => child.kill('SIGKILL'), maximumStopMs);
    child.once('exit', () => clearTimeout(patience));
  }

  #hear(message: DevServerMessage): void {
    if ('source' in message) this.#sources.add(message.source);
    else if ('line' in message) this.#tell(message.line);
    else if (this.#ending === 'none') {
      this.#address = message.address;
      this.#options.onReady();
    }
  }

  #afterExit(): void {
    this.#child = undefined;
    this.#address = undefined;
    if (this.#ending === 'restart') this.start();
    else if (this.#ending === 'none')
      this.#tell('The server has ended. It starts again when a file is saved.');
  }

  #tell(line: string): void {
    this.#lastLine = line;
    this.#options.tell(line);
  }
}
