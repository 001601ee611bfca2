// The hash of the schema and of the package, by which templates of migrated databases are told apart.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

export const schemaHash = async (): Promise<string> => {
  const folder = join(import.meta.dirname, '../../db')
  const all = await readdir(folder, { recursive: true })
  const files = all.filter((name) => name.endsWith('.sql') || name === 'migrate.ts').sort()
  // The package pins the version of PGlite, because another one may not be able to read its files.
  const pinned = await readFile(join(import.meta.dirname, '../../../package.json'))
  const hash = createHash('sha256').update(pinned)
  for (const name of files) hash.update(name).update(await readFile(join(folder, name)))
  return hash.digest('hex').slice(0, 16)
}
