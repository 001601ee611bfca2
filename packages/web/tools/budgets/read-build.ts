// The application as it was built: the scripts that its pages start with.
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '../../app/routes.ts'
import { SCRIPT_LIST, type Script } from '../script-list.ts'

/** Where the build lies. */
export const BUILD = fileURLToPath(new URL('../../build', import.meta.url))
const APP = 'packages/web/app'

/** Of a file below the folder of the build. Throws where it was not built. */
export const compressedBytes = (file: string): number => statSync(join(BUILD, `${file}.br`)).size

export interface BuiltApplication {
  scripts: Script[]
  /** What every page starts with. */
  shared: Script[]
  /** `path` as the router writes it; `added`: all that the page starts with beyond what is shared. */
  pages: { path: string; added: Script[] }[]
}

interface Page {
  path: string
  /** The route's file and those of the layouts around it, below the folder of the application. */
  files: string[]
}

const pagesOf = (entries: RouteConfigEntry[], around: string[] = []): Page[] =>
  entries.flatMap(({ path = '/', file, children }) =>
    children ? pagesOf(children, [...around, file]) : [{ path, files: [...around, file] }],
  )

/** Throws where nothing was built. */
export function readBuild(): BuiltApplication {
  const scripts: Script[] = JSON.parse(readFileSync(SCRIPT_LIST, 'utf8'))

  /** The scripts that hold `files`, with all that they import. */
  function startOf(files: string[]): Set<Script> {
    const found = new Set(
      scripts.filter(({ modules }) => files.some((file) => modules.includes(`${APP}/${file}`))),
    )
    // A set that grows is walked to its end.
    for (const { imports } of found)
      for (const script of scripts) if (imports.includes(script.file)) found.add(script)
    return found
  }

  const shared = startOf(['entry.client.tsx', 'root.tsx'])
  const pages = pagesOf(routes).map(({ path, files }) => ({
    path,
    added: [...startOf(files)].filter((script) => !shared.has(script)),
  }))
  return { scripts, shared: [...shared], pages }
}
