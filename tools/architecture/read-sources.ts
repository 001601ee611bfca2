// Reads all that people wrote in packages/ and tools/; what is made by tools is left out.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Source } from './source.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const MADE = new Set(['node_modules', 'build', '.react-router', '.vite', 'data', 'test-results'])

/** The files below `folder` whose name matches, as paths from the repository's root with `/`. */
export function filesBelow(folder: string, name: RegExp): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return MADE.has(entry.name) ? [] : filesBelow(path, name)
    return name.test(entry.name) ? [path] : []
  })
}

/** Paths are relative to the repository's root and use `/`. */
export const readSources = (): Source[] =>
  ['packages', 'tools']
    .flatMap((folder) => filesBelow(folder, /\.(ts|tsx|mjs)$/))
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))
