export function serverFile(name: string): string;
