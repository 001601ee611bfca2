// What the build put into which script: what keeps routes light is tested on this, not on what sources seem to say.
import { writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const web = dirname(dirname(fileURLToPath(import.meta.url)))
const root = dirname(dirname(web))

/** Beside what is served, not in it. */
export const SCRIPT_LIST = join(web, 'build/scripts.json')

export interface Script {
  /** Below build/client. */
  file: string
  /** The scripts without which this one does not start; what is fetched when it is used is not among them. */
  imports: string[]
  /** The sources in it, from the root of the repository. */
  modules: string[]
}

/** React Router asks for one source in several ways, told apart by what follows a question mark. */
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
