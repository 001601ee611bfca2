// Copies a stopped server's data directory, and restores it; the provider, whose books are never restored, keeps its own.
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Server } from './server.ts'

const OF_THE_PROVIDER = /razorpay-stand-in/

/** Returns a function that restores the data; the server must not run meanwhile. */
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
