// Lays out the folder that `docker build` sees: the files git knows, as far as .dockerignore lets them through.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import dockerignore from '@balena/dockerignore'
import { unprivilegedUser } from '../../../tools/postgres/user.mjs'

const ROOT = join(import.meta.dirname, '../../..')

/** Returns the options of a child process that runs as the user who owns the folder, as the Dockerfile's USER does. */
export function fillContext(folder: string): { cwd: string; uid?: number; gid?: number } {
  mkdirSync(folder)
  const passes = dockerignore
    .default()
    .add(readFileSync(join(ROOT, '.dockerignore'), 'utf8'))
    .createFilter()
  const known = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  for (const path of known.split('\0').filter(Boolean))
    if (passes(path)) cpSync(join(ROOT, path), join(folder, path))
  // Copied, for `npm test` has just installed them from the same package-lock.json.
  for (const parent of ['', 'packages/server'])
    execFileSync('cp', ['-a', join(ROOT, parent, 'node_modules'), join(folder, parent)])
  const user = unprivilegedUser()
  if (user.uid !== undefined) execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, folder])
  return { cwd: folder, ...user }
}
