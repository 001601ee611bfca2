// Creates a new PGlite cluster in a short-lived child process: initdb needs 800 MB once, which the server should not keep allocated.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

const removeUnfinished = async (parent: string, prefix: string): Promise<void> => {
  for (const name of await readdir(parent))
    if (name.startsWith(prefix)) await rm(join(parent, name), { recursive: true, force: true })
}

/** Creates `clusterDir` unless it exists. The directory appears complete or not at all, even if the process is killed. Needs the lock. */
export const initializeCluster = async (clusterDir: string): Promise<void> => {
  if (existsSync(clusterDir)) return
  const parent = dirname(clusterDir)
  const prefix = `${basename(clusterDir)}.unfinished-`
  await removeUnfinished(parent, prefix)
  // A unique name: the child of a killed process may still be writing to the previous one.
  const unfinished = await mkdtemp(join(parent, prefix))
  // The child runs for two seconds: V8's optimizing compiler would take longer than it saves.
  const args = ['--liftoff-only', join(import.meta.dirname, 'initdb.ts'), unfinished]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  const complaint = child.stderr.toArray()
  const [exitCode] = await once(child, 'exit')
  if (exitCode !== 0)
    throw new Error(`The database could not be made in ${clusterDir}: ${(await complaint).join('')}`)
  await rename(unfinished, clusterDir)
}
