// Builds the web package: application, guest's page, and what else the server loads; then compresses the static files.
import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Drawing } from '@lifafa/contract/web-build'
import { compressAssets } from './compress-assets.ts'
import { writeLanguageStyles } from './language-styles.ts'
import { pictureEdition } from './picture-edition.ts'

const web = dirname(dirname(fileURLToPath(import.meta.url)))

/** Runs a package's command with this process's Node, whichever `node` is on the PATH. */
function run(packageName: string, bin: string, ...args: string[]) {
  const root = dirname(createRequire(import.meta.url).resolve(`${packageName}/package.json`))
  execFileSync(process.execPath, [join(root, bin), ...args], { cwd: web, stdio: 'inherit' })
}

writeLanguageStyles()
run('@react-router/dev', 'bin.cjs', 'build', '--logLevel', 'warn')
for (const config of ['guest', 'hall', 'desk', 'server'].map((page) => `vite.${page}.config.ts`))
  run('vite', 'bin/vite.js', 'build', '--logLevel', 'warn', '--config', config)

const forServer = join(web, 'build/for-server')
type Manifest = Record<string, { file: string; imports?: string[] }>
const manifest: Manifest = JSON.parse(await readFile(join(forServer, '.vite/manifest.json'), 'utf8'))
/** The file of a source or chunk, and those that it imports. */
const filesOf = (name: string): string[] => {
  const { file = '', imports = [] } = manifest[name] ?? {}
  return [join(forServer, file), ...imports.flatMap(filesOf)]
}
const code = filesOf('drawing/draw.ts')
// The product's own picture is available at once, and where drawing fails.
const { draw }: Drawing = await import(pathToFileURL(join(forServer, 'drawing.js')).href)
await writeFile(join(forServer, 'brand.jpg'), await draw({ kind: 'link', picture: 'brand' }))
await writeFile(join(forServer, 'edition.txt'), await pictureEdition({ code }))
await compressAssets([join(web, 'build/client'), join(web, 'build/guest'), join(web, 'build/desk')])
