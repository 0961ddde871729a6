/** What the server's process tells: a source that it loads, a line for the terminal, its address once it answers. */
export type DevServerMessage = { source: string } | { line: string } | { address: string };

/** The build of page and server: always the same, so that no page asks to be loaded again after a change. */
export const developmentBuild = 'development';
