// Copies the working tree to a temporary folder, uncommitted work included: mutants are never written into the tree itself.
import { execFileSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ROOT } from '../processes/our-node.mjs'

const OURS = '@lifafa'

const listFiles = () =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: ROOT })
    .toString()
    .split('\0')
    .filter((path) => path !== '')

/**
 * What is installed is linked, but for our own packages: they are the copy's.
 * @param {string} copy
 */
async function linkModules(copy) {
  const target = join(copy, 'node_modules')
  await mkdir(join(target, OURS), { recursive: true })
  for (const name of await readdir(join(ROOT, 'node_modules')))
    if (name !== OURS) await symlink(join(ROOT, 'node_modules', name), join(target, name))
  for (const name of await readdir(join(ROOT, 'packages')))
    await symlink(join(copy, 'packages', name), join(target, OURS, name))
  for (const path of ['packages/server/node_modules', 'packages/web/build'])
    await symlink(join(ROOT, path), join(copy, path)).catch(() => undefined)
}

/** Remove it at the end. */
export async function copyTree() {
  const copy = await mkdtemp(join(tmpdir(), 'lifafa-mutants-'))
  for (const path of listFiles()) {
    await mkdir(dirname(join(copy, path)), { recursive: true })
    // A file that was deleted and not yet committed is still listed.
    await cp(join(ROOT, path), join(copy, path)).catch(() => undefined)
  }
  await linkModules(copy)
  return { path: copy, remove: () => rm(copy, { recursive: true, force: true }) }
}
