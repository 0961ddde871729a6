// A small young generation, and an old one that grows to no more than twice what lives, keep a busy server's memory
// at little more than half of what it takes otherwise, and it is no slower (docs/decisions/0021).
export const serverOptions = ['--max-semi-space-size=8', '--heap-growing-percent=100'];
