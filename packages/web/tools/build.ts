// Builds the web package: application, guest's page, emails, link pictures, printed posters, statements; then compresses the static files.
import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compressAssets } from './compress-assets.ts'
import { drawBrandPicture } from './draw-brand-picture.ts'
import { pictureEdition } from './picture-edition.ts'

const web = dirname(dirname(fileURLToPath(import.meta.url)))

/** Runs a package's command with this process's Node, whichever `node` is on the PATH. */
function run(packageName: string, bin: string, ...args: string[]) {
  const root = dirname(createRequire(import.meta.url).resolve(`${packageName}/package.json`))
  execFileSync(process.execPath, [join(root, bin), ...args], { cwd: web, stdio: 'inherit' })
}

const vite = (...args: string[]) => run('vite', 'bin/vite.js', 'build', '--logLevel', 'warn', ...args)

run('@react-router/dev', 'bin.cjs', 'build', '--logLevel', 'warn')
vite('--config', 'vite.guest.config.ts')
vite('--config', 'vite.guest.config.ts', '--ssr', 'guest/document/render.tsx')
vite('--config', 'vite.emails.config.ts', '--ssr', 'emails/render-email.tsx')
vite('--config', 'vite.link-pictures.config.ts', '--ssr', 'link-pictures/draw.ts')
const drawn = (source: string, folder: string) =>
  vite('--config', 'vite.link-pictures.config.ts', '--ssr', source, '--outDir', folder)
drawn('statements/make.ts', 'build/statements')
drawn('printed-posters/draw.ts', 'build/printed-posters')
const pictures = join(web, 'build/link-pictures')
const drawer = join(pictures, 'draw.js')
await drawBrandPicture(drawer, join(pictures, 'brand.jpg'))
await writeFile(join(pictures, 'edition.txt'), await pictureEdition({ drawer }))
await compressAssets([join(web, 'build/client'), join(web, 'build/guest')])
