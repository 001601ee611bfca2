// Records which sources the build put into which script, so that budgets are tested on the build and not on the sources.
import { writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const web = dirname(dirname(fileURLToPath(import.meta.url)))
const root = dirname(dirname(web))

/** Beside the served files, not among them. */
export const SCRIPT_LIST = join(web, 'build/scripts.json')

export interface Script {
  /** Path below build/client. */
  file: string
  /** The scripts that this one imports statically; dynamic imports are not among them. */
  imports: string[]
  /** The sources in it, relative to the root of the repository. */
  modules: string[]
}

/** Removes the query by which React Router imports parts of one source. */
const sourceOf = (id: string): string => relative(root, id.replace(/\?.*$/, ''))

/** Writes the list of the scripts that browsers load. */
export function listScripts(): Plugin {
  return {
    name: 'lifafa:list-scripts',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle(_options, bundle) {
      const scripts = Object.values(bundle)
        .filter((output) => output.type === 'chunk')
        .map(
          ({ fileName, imports, moduleIds }): Script => ({
            file: fileName,
            imports,
            modules: [...new Set(moduleIds.map(sourceOf))],
          }),
        )
      await writeFile(SCRIPT_LIST, JSON.stringify(scripts, null, 1))
    },
  }
}
