/** What Node is told before the program of a server: the limits of its heap. */
export const serverOptions: readonly string[];
