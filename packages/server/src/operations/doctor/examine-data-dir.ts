// Examines the data directory: whose it is, who may read it, and the room on its disk.
import { existsSync } from 'node:fs'
import { access, constants, stat, statfs } from 'node:fs/promises'
import { NEARLY_FULL_PERCENT, percentUsed } from '../../background/watch-disk.ts'
import { refuseForeignDataDir } from '../../data-dir.ts'
import type { Settings } from '../../settings.ts'
import { type Finding, good, note, reasonOf, wrong } from './finding.ts'

const OF = 'data directory'
const OTHERS = 0o077

export async function examineDataDir({ dataDir, databaseUrl }: Settings): Promise<Finding[]> {
  if (!existsSync(dataDir)) return [note(OF, `${dataDir} is not there yet: the first start makes it.`)]
  try {
    await refuseForeignDataDir(dataDir, databaseUrl)
    await access(dataDir, constants.R_OK | constants.W_OK)
  } catch (error) {
    return [wrong(OF, reasonOf(error))]
  }
  const { mode } = await stat(dataDir)
  const isOpen = process.platform !== 'win32' && (mode & OTHERS) !== 0
  const percent = percentUsed(await statfs(dataDir))
  return [
    isOpen
      ? wrong(OF, `${dataDir} can be read by other users of this machine: chmod 700 ${dataDir}`)
      : good(OF, `${dataDir} is ours alone.`),
    percent >= NEARLY_FULL_PERCENT
      ? wrong('disk', `The disk of ${dataDir} is ${percent} % full: free space before writes are refused.`)
      : good('disk', `The disk of ${dataDir} is ${percent} % full.`),
  ]
}
