// Writes a .br and a .gz beside each static text asset, so that the server compresses nothing per request.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

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
export async function compressAssets(roots: string[]) {
  for (const root of roots) {
    const entries = await readdir(root, { recursive: true, withFileTypes: true })
    const assets = entries.filter(
      (entry) => entry.isFile() && compressible.test(entry.name) && !entry.parentPath.includes('/.vite'),
    )
    await Promise.all(assets.map((entry) => compress(join(entry.parentPath, entry.name))))
  }
}
