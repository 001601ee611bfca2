// Decides which file a backup is written to, and makes its folder where the path ends in a slash.
import { existsSync, mkdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { PRODUCT_SLUG } from '@lifafa/contract/brand'

/**
 * In a folder the file is named by the moment, so that one command can be run every night.
 * @param path a file that is not there yet, or a folder; one that ends in a slash is made
 */
export function backupFile(path: string, now: Date): string {
  const whole = resolve(path)
  if (path.endsWith('/')) mkdirSync(whole, { recursive: true, mode: 0o700 })
  const isFolder = existsSync(whole) && statSync(whole).isDirectory()
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, '')
  const file = isFolder ? join(whole, `${PRODUCT_SLUG}-${stamp}.backup`) : whole
  if (existsSync(file)) throw new Error(`${file} is there already: name another file, or a folder.`)
  return file
}
