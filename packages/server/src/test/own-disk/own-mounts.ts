// Runs a test's process with private mounts, which disappear with it, however it ends.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// Own namespaces (unshare(1), of util-linux): when the first process ends, the kernel ends the others, and with the last of
// them it unmounts everything; a loop device is released with its file system.
const UNSHARE = ['--mount', '--propagation=private', '--pid', '--fork', '--kill-child', '--mount-proc']

/** The tools that a process needs to have a disk whose power can be cut. */
const NEEDED =
  'set -e; for tool in mkfs.ext4 losetup sync perl; do command -v $tool; done; losetup --find; mount -t tmpfs tmpfs /mnt'

/** Whether this machine permits it: Linux, root, loop devices, and the tools that every Debian has. */
export const hasOwnMounts = (): boolean =>
  process.platform === 'linux' &&
  spawnSync('unshare', [...UNSHARE, 'sh', '-c', NEEDED], { stdio: 'ignore' }).status === 0

/**
 * Runs a TypeScript file there to its end; it also ends when we do (`endWithParent`).
 * @param file relative to src/test
 * @returns what it wrote, as JSON
 * @throws what it complained of
 */
export async function runInOwnMounts<T>(file: string, args: readonly string[]): Promise<T> {
  const OWN_MOUNTS = await mkdtemp(join(tmpdir(), 'lifafa-mounts-'))
  // PostgreSQL, which does not run as root, must be able to enter it.
  await chmod(OWN_MOUNTS, 0o755)
  // As in start-process.ts.
  const command = [process.execPath, '--liftoff-only', join(import.meta.dirname, '..', file), ...args]
  const child = spawn('unshare', [...UNSHARE, ...command], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, OWN_MOUNTS },
  })
  const [written, complaint] = await Promise.all([child.stdout.toArray(), child.stderr.toArray()])
  // Empty for us: mounts in it are visible to that process only.
  await rm(OWN_MOUNTS, { recursive: true })
  if (written.length === 0) throw new Error(`${file}: ${complaint.join('')}`)
  return JSON.parse(written.join(''))
}

/** To be called by a process there: its parent may be killed without notice. */
export function endWithParent(): void {
  process.stdin.once('end', () => process.exit(1)).resume()
}

/**
 * A new file system in memory, for a process there.
 * @throws elsewhere, where nobody would take it down again
 */
export function mountMemory(): string {
  const { OWN_MOUNTS } = process.env
  if (OWN_MOUNTS === undefined) throw new Error('Disks are only made where they are gone with their process.')
  const folder = mkdtempSync(join(OWN_MOUNTS, 'memory-'))
  execFileSync('mount', ['-t', 'tmpfs', 'tmpfs', folder], { stdio: 'pipe' })
  return folder
}
