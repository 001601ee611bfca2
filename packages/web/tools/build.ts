// Builds the web package, and writes a .br and a .gz beside each static text, so that the server compresses nothing per request.
import { execFileSync } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Drawing } from '@lifafa/contract/web-build'
import { writeFontStyles } from './font-styles.ts'
import { pictureEdition } from './picture-edition.ts'

const web = dirname(dirname(fileURLToPath(import.meta.url)))

/** Runs a package's command with this process's Node, whichever `node` is on the PATH. */
function run(packageName: string, bin: string, ...args: string[]) {
  const root = dirname(createRequire(import.meta.url).resolve(`${packageName}/package.json`))
  execFileSync(process.execPath, [join(root, bin), ...args], { cwd: web, stdio: 'inherit' })
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Text formats only: woff and woff2 are compressed already. */
const compressible = /\.(js|css|svg|json|txt)$/

async function compress(path: string) {
  const content = await readFile(path)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  await writeFile(`${path}.br`, await brotli(content, { params }))
  await writeFile(`${path}.gz`, await zip(content, { level: 9 }))
}

/** Compresses every text asset under `roots`, except the build's manifests (in folders that start with a dot). */
async function compressAssets(roots: string[]) {
  for (const root of roots) {
    const entries = await readdir(root, { recursive: true, withFileTypes: true })
    const assets = entries.filter(
      (entry) => entry.isFile() && compressible.test(entry.name) && !entry.parentPath.includes('/.vite'),
    )
    await Promise.all(assets.map((entry) => compress(join(entry.parentPath, entry.name))))
  }
}

writeFontStyles()
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
