// Builds all that the web serves: the application, the guest's page, the letters, the pictures of links; then compresses what is static.
import { execFileSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compressAssets } from './compress-assets.ts'
import { drawBrandPicture } from './draw-brand-picture.ts'

const web = dirname(dirname(fileURLToPath(import.meta.url)))

/** Runs a package's command with this same Node, whatever `node` the machine has. */
function run(packageName: string, bin: string, ...args: string[]) {
  const root = dirname(createRequire(import.meta.url).resolve(`${packageName}/package.json`))
  execFileSync(process.execPath, [join(root, bin), ...args], { cwd: web, stdio: 'inherit' })
}

const vite = (...args: string[]) => run('vite', 'bin/vite.js', 'build', '--logLevel', 'warn', ...args)

run('@react-router/dev', 'bin.cjs', 'build', '--logLevel', 'warn')
vite('--config', 'vite.guest.config.ts')
vite('--config', 'vite.guest.config.ts', '--ssr', 'guest/render.tsx')
vite('--config', 'vite.letters.config.ts', '--ssr', 'letters/letters.tsx')
vite('--config', 'vite.link-pictures.config.ts', '--ssr', 'link-pictures/draw.ts')
await drawBrandPicture(join(web, 'build/link-pictures/draw.js'), join(web, 'build/link-pictures/brand.jpg'))
await compressAssets([join(web, 'build/client'), join(web, 'build/guest')])
