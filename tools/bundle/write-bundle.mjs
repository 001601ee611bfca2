// Copies what a server needs to run: our sources without tests, the built pages, Node, and the packages that are no development dependencies.
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { BUNDLE_MARK } from '../prepare/bundle-mark.mjs'
import { ourNode, ROOT } from '../processes/our-node.mjs'
import { packagesToRun } from './packages-to-run.mjs'

const SOURCES = ['packages/contract/src', 'packages/razorpay-stand-in/src', 'packages/server/src']
const WORKSPACES = ['contract', 'razorpay-stand-in', 'server', 'web'].map((name) => `packages/${name}`)
const IS_TEST = /\.test\.tsx?$|\/src\/test(\/|$)/
/** For debuggers and compilers alone: half of all files. */
const IS_FOR_DEVELOPMENT = /\.(map|d\.[cm]?ts)$/
/** Of the package with Node only the program is used. */
const OF_NODE = /\/node-[\w-]+\/(include|share|lib)$/

/** @param {string} target a folder that is empty or missing */
export function writeBundle(target) {
  const copy = (/** @type {string} */ path, /** @type {(path: string) => boolean} */ isWanted = () => true) =>
    cpSync(join(ROOT, path), join(target, path), {
      recursive: true,
      filter: (source) => isWanted(relative(ROOT, source).replaceAll('\\', '/')),
    })

  for (const path of ['package.json', 'LICENSE']) copy(path)
  for (const path of WORKSPACES) copy(`${path}/package.json`)
  for (const path of SOURCES) copy(path, (path) => !IS_TEST.test(path))
  copy('packages/web/build')
  copy('tools', (path) => !/\.ts$/.test(path))
  for (const path of packagesToRun(['', ...WORKSPACES]))
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

/** Relative, so that the folder may be moved. @param {string} from @param {string} to */
function link(from, to) {
  mkdirSync(dirname(from), { recursive: true })
  symlinkSync(relative(dirname(from), to), from)
}
