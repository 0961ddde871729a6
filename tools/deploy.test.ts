import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const folder = join(import.meta.dirname, '../deploy');
const unit = readFileSync(join(folder, 'openward.service'), 'utf8');
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;
const hasDocker = spawnSync('docker', ['info']).status === 0;

function verified(text: string): string {
  const place = mkdtempSync(join(tmpdir(), 'openward-unit-'));
  onTestFinished(() => rmSync(place, { recursive: true, force: true }));
  const file = join(place, 'openward.service');
  writeFileSync(file, text);
  const { stdout, stderr, status } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
  const own = `${stdout}${stderr}`.split('\n').filter((line) => line.includes('openward.service'));
  return own.length === 0 && status !== 0 ? `exit ${status}` : own.join('\n');
}

// Only the path of Node is this machine's.
const here = unit.replace('/usr/bin/node', process.execPath);

test.runIf(hasSystemd)('systemd takes every line of the unit', () => {
  expect(verified(here)).toBe('');
  expect(verified(here.replace('KillMode=mixed', 'KillMode=both'))).not.toBe('');
});

test.skipIf(hasSystemd)('systemd-analyze is not installed here: the unit is not tried', () => {
  expect(hasSystemd).toBe(false);
});

test.runIf(hasDocker)('the container file is one', () => {
  const file = join(folder, 'Containerfile');
  const built = spawnSync('docker', ['build', '--check', '-f', file, join(folder, '..')], {
    encoding: 'utf8',
  });
  expect([built.status, built.stderr]).toEqual([0, expect.any(String)]);
});

test.skipIf(hasDocker)('no container engine answers here: the container file is not built', () => {
  expect(hasDocker).toBe(false);
});

test('both begin the program that npm start begins, with settings that exist', () => {
  const container = readFileSync(join(folder, 'Containerfile'), 'utf8');
  const { scripts } = JSON.parse(readFileSync(join(folder, '../package.json'), 'utf8'));
  expect(unit).toContain(`ExecStart=/usr/bin/${scripts.start}`);
  expect(container).toContain(`CMD ["${String(scripts.start).replace(' ', '", "')}"]`);
  const settings = readFileSync(join(folder, '../src/hosts/node/settings.ts'), 'utf8');
  const lines = [...`${unit}\n${container}`.matchAll(/^(?:Environment=|ENV )(.*)$/gm)];
  const named = lines.flatMap(([, line = '']) => line.split(' ').map((pair) => pair.split('=')[0]));
  expect(named.length).toBeGreaterThan(3);
  for (const name of named) expect(settings).toContain(`environment['${name}']`);
});
