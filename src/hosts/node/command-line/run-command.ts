/** Runs a command of the command line: its number is the exit code, its errors are one sentence. */
export async function runCommand(
  command: (environment: NodeJS.ProcessEnv, tell: (line: string) => void) => Promise<number>,
): Promise<void> {
  try {
    process.exitCode = await command(process.env, (line) => process.stdout.write(`${line}\n`));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${message || 'The command failed.'}\n`);
    process.exitCode = 1;
  }
}
