// Runs `npm run bundle -- FOLDER`: puts what a server needs to run into a folder, for the image and for machines without containers
// (deploy/README.md).
import '../processes/require-node.mjs'
import { existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { installation } from '../prepare/installation.mjs'
import { makeFresh } from '../prepare/make-fresh.mjs'
import { webBuild } from '../prepare/web-build.mjs'
import { command, Refusal } from '../processes/refusal.mjs'
import { writeBundle } from './write-bundle.mjs'

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
