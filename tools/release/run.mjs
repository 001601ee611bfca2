// Runs `npm run release -- VERSION`: checks, changelog, versions, the API's description, commit and tag (CONTRIBUTING.md, “Releases”).
import '../processes/require-node.mjs'
import { parseArgs } from 'node:util'
import { installation } from '../prepare/installation.mjs'
import { makeFresh } from '../prepare/make-fresh.mjs'
import { webBuild } from '../prepare/web-build.mjs'
import { ROOT } from '../processes/our-node.mjs'
import { command, Refusal } from '../processes/refusal.mjs'
import { describeApi } from './describe-api.mjs'
import { release } from './release.mjs'
import { runChecks } from './run-checks.mjs'

await command(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false } },
  })
  const [version, ...more] = positionals
  if (!version || more.length > 0)
    throw new Refusal('Say which version: npm run release -- 0.2.0 [--dry-run]')
  await makeFresh([installation, webBuild])
  await release({
    root: ROOT,
    version,
    isDry: values['dry-run'],
    today: new Date(),
    runChecks,
    describeApi,
    say: console.log,
  })
})
