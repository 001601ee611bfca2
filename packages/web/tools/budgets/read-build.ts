// Reads from the build which scripts each page of the application loads at its start.
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '../../app/routes.ts'
import { SCRIPT_LIST, type Script } from '../script-list.ts'

/** The folder of the build. */
export const BUILD = fileURLToPath(new URL('../../build', import.meta.url))
const APP = 'packages/web/app'

/** The size of a file below the build folder after brotli, in bytes. Throws where it was not built. */
export const compressedBytes = (file: string): number => statSync(join(BUILD, `${file}.br`)).size

export interface BuiltApplication {
  scripts: Script[]
  /** The scripts that every page loads at its start. */
  shared: Script[]
  /** The scripts that a page in Hindi loads beyond the shared ones, whichever page it is. */
  hindi: Script[]
  /** `path`: the route pattern; `added`: all scripts that the page loads at its start beyond the shared ones. */
  pages: { path: string; added: Script[] }[]
}

interface Page {
  path: string
  /** The files of the route and of its layouts, below the folder of the application. */
  files: string[]
}

const pagesOf = (entries: RouteConfigEntry[], around: string[] = []): Page[] =>
  entries.flatMap(({ path = '/', file, children }) =>
    children ? pagesOf(children, [...around, file]) : [{ path, files: [...around, file] }],
  )

/** Throws where the application was not built. */
export function readBuild(): BuiltApplication {
  const scripts: Script[] = JSON.parse(readFileSync(SCRIPT_LIST, 'utf8'))

  /** The scripts that contain `files`, with all their imports. */
  function startOf(files: string[]): Set<Script> {
    const found = new Set(
      scripts.filter(({ modules }) => files.some((file) => modules.includes(`${APP}/${file}`))),
    )
    // Iterating a Set visits entries that are added meanwhile.
    for (const { imports } of found)
      for (const script of scripts) if (imports.includes(script.file)) found.add(script)
    return found
  }

  const shared = startOf(['entry.client.tsx', 'root.tsx'])
  const addedBy = (files: string[]) => [...startOf(files)].filter((script) => !shared.has(script))
  const pages = pagesOf(routes).map(({ path, files }) => ({ path, added: addedBy(files) }))
  return { scripts, shared: [...shared], hindi: addedBy(['lib/language/hindi.ts']), pages }
}
