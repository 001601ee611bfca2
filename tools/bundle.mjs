// Runs `npm run bundle -- FOLDER` (docs/one-machine.md): puts the files of a server into a folder, for the image and
// for machines without containers. These are our sources without tests, the built pages, Node, and the packages
// that are no development dependencies.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { webBuild } from './prepare/builds.mjs'
import { installation } from './prepare/installation.mjs'
import { BUNDLE_MARK, makeFresh } from './prepare/make-fresh.mjs'
import { ourNode, ROOT } from './processes/our-node.mjs'
import { command, Refusal } from './processes/refusal.mjs'

const SOURCES = ['packages/contract/src', 'packages/razorpay-stand-in/src', 'packages/server/src']
const WORKSPACES = ['contract', 'razorpay-stand-in', 'server', 'web'].map((name) => `packages/${name}`)
const IS_TEST = /\.test\.tsx?$|\/src\/test(\/|$)/
/** For debuggers and compilers alone: half of all files. */
const IS_FOR_DEVELOPMENT = /\.(map|d\.[cm]?ts)$/
/** The package with Node has more than the program. */
const OF_NODE = /\/node-[\w-]+\/(include|share|lib)$/

/** Packages name the compiler as an optional peer; none needs it to run. */
const IS_COMPILER = /^node_modules\/@typescript\//

/** Folders of the installed packages that are no development dependencies, relative to the root. @returns {string[]} */
function packagesToRun() {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))
  return Object.keys(packages).filter((path) => {
    const { dev, devOptional, link } = packages[path]
    const isToRun = path.includes('node_modules/') && !dev && !devOptional && !link
    return isToRun && !IS_COMPILER.test(path) && existsSync(join(ROOT, path))
  })
}

/** Relative, so that the folder may be moved. @param {string} from @param {string} to */
function link(from, to) {
  mkdirSync(dirname(from), { recursive: true })
  symlinkSync(relative(dirname(from), to), from)
}

/** @param {string} target a folder that is empty or missing */
function writeBundle(target) {
  const copy = (/** @type {string} */ path, /** @type {(path: string) => boolean} */ isWanted = () => true) =>
    cpSync(join(ROOT, path), join(target, path), {
      recursive: true,
      filter: (source) => isWanted(relative(ROOT, source).replaceAll('\\', '/')),
    })

  for (const path of ['package.json', 'LICENSE', 'packages/web/build']) copy(path)
  for (const path of WORKSPACES) copy(`${path}/package.json`)
  for (const path of SOURCES) copy(path, (path) => !IS_TEST.test(path))
  copy('tools', (path) => !/\.ts$/.test(path))
  for (const path of packagesToRun())
    copy(
      path,
      (inside) =>
        !IS_FOR_DEVELOPMENT.test(inside) &&
        !OF_NODE.test(inside) &&
        // Packages within a package are in the list by themselves.
        (inside === path || basename(inside) !== 'node_modules'),
    )
  for (const path of WORKSPACES)
    link(join(target, 'node_modules/@lifafa', basename(path)), join(target, path))
  link(join(target, 'bin/node'), join(target, relative(ROOT, ourNode())))
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  writeFileSync(join(target, BUNDLE_MARK), `${JSON.stringify({ version })}\n`)
}

await command(async () => {
  const [folder, ...more] = process.argv.slice(2)
  if (!folder || more.length > 0 || folder.startsWith('-'))
    throw new Refusal('Say into which folder: npm run bundle -- /opt/lifafa')
  const target = resolve(folder)
  if (existsSync(target) && readdirSync(target).length > 0)
    throw new Refusal(`${target} is not empty. Name another folder, or remove it first.`)
  await makeFresh([installation, webBuild])
  writeBundle(target)
  console.log(`${target} has all that a server needs. Start it there with bin/node tools/start.mjs`)
})
