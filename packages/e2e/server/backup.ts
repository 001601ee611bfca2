// A copy of a stopped server's data directory, and its way back; the provider, whose books nobody restores, keeps its own.
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Server } from './server-process.ts'

const OF_THE_PROVIDER = /razorpay-stand-in/

/** Answers what puts the data back; the server must not run meanwhile. */
export async function takeBackup({ dataDir }: Server): Promise<() => Promise<void>> {
  const copy = await mkdtemp(join(tmpdir(), 'lifafa-backup-'))
  await cp(dataDir, copy, { recursive: true })
  return async () => {
    const isOurs = (name: string) => !OF_THE_PROVIDER.test(name)
    for (const name of (await readdir(dataDir)).filter(isOurs))
      await rm(join(dataDir, name), { recursive: true })
    for (const name of (await readdir(copy)).filter(isOurs))
      await cp(join(copy, name), join(dataDir, name), { recursive: true })
    await rm(copy, { recursive: true })
  }
}
