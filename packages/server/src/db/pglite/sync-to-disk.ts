// Syncs files to disk that were written by a process that never syncs.
import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'

const syncPath = async (path: string, flags: 'r' | 'r+'): Promise<void> => {
  const handle = await open(path, flags)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Makes the names in `directory` durable. Windows neither allows nor needs it. */
export const syncDirectory = async (directory: string): Promise<void> => {
  if (process.platform !== 'win32') await syncPath(directory, 'r')
}

/** Syncs every file and directory under `directory`, and the directory itself. */
export const syncTree = async (directory: string): Promise<void> => {
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name)
    if (entry.isDirectory()) await syncTree(path)
    else if (entry.isFile()) await syncPath(path, 'r+')
  }
  await syncDirectory(directory)
}
