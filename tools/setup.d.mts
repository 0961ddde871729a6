/** The folder of the clone. */
export const projectDirectory: string;

export function serverFile(name: string): string;
