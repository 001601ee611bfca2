// Reads from the build what its documents contain, what its files weigh, and which scripts each page of the application loads at its start.
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { WebBuild } from '@lifafa/contract/web-build'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '../../app/routes.ts'
import { SCRIPT_LIST, type Script } from '../script-list.ts'

/** The folder of the build. */
export const BUILD = fileURLToPath(new URL('../../build', import.meta.url))
const APP = 'packages/web/app'

/** After brotli. `told`: for a failure, the total with the largest files. Throws where one was not built. */
export function weigh(folder: string, files: readonly string[]): { bytes: number; told: string } {
  const weighed = files
    .map((file) => ({ file, bytes: statSync(join(BUILD, folder, `${file}.br`)).size }))
    .sort((a, b) => b.bytes - a.bytes)
  const total = weighed.reduce((sum, { bytes }) => sum + bytes, 0)
  const largest = weighed.slice(0, 5).map(({ file, bytes }) => `${file} (${bytes})`)
  return { bytes: total, told: `${total} bytes, most of them in ${largest.join(', ')}` }
}

const server: Promise<Pick<WebBuild, 'renderApp'>> = import(join(BUILD, 'server/index.js'))

export async function documentAt(address: string): Promise<{ status: number; text: string }> {
  const request = new Request(new URL(address, 'https://example.test'), { headers: { accept: 'text/html' } })
  const answer = await (await server).renderApp(request, {
    isSandbox: false,
    pictureUrl: '',
    reportError(error) {
      throw error
    },
  })
  return { status: answer.status, text: await answer.text() }
}

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
