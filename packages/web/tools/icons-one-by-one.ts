// Imports each icon from its own module: by their index, the icons of all pages would be in the script that every page loads.
import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const FROM_INDEX = /import \{([^}]*)\} from 'lucide-react'/g

/** Rewrites `import { House as Home } from 'lucide-react'` in the browser's build. */
export function iconsOneByOne(): Plugin {
  const modules = new Map<string, string>()
  return {
    name: 'lifafa:icons-one-by-one',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async buildStart() {
      const index = await this.resolve('lucide-react')
      if (!index) throw new Error('lucide-react is not installed.')
      const lines = (await readFile(index.id, 'utf8')).matchAll(
        /export \{(.*)\} from '\.\/icons\/(.+)\.mjs'/g,
      )
      for (const [, names = '', module = ''] of lines)
        for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) modules.set(name, module)
    },
    transform: {
      filter: { id: /\.tsx?$/, code: /'lucide-react'/ },
      handler: (code) =>
        code.replace(FROM_INDEX, (_, names: string) =>
          names
            .split(',')
            .map((name) => name.trim().split(' as '))
            .filter(([name]) => name)
            .map(
              ([name = '', alias = name]) => `import ${alias} from 'lucide-react/icons/${modules.get(name)}'`,
            )
            .join(';'),
        ),
    },
  }
}
