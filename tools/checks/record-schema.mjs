// Runs `npm run record-schema`, before a release: the next one's migrations are compared with this version's schema
// (CONTRIBUTING.md, “A migration”).
import '../processes/require-node.mjs'
import { installation } from '../prepare/installation.mjs'
import { makeFresh } from '../prepare/make-fresh.mjs'
import { runInForeground } from '../processes/foreground.mjs'
import { command } from '../processes/refusal.mjs'

await command(async () => {
  await makeFresh([installation])
  await runInForeground(['packages/server/src/test/release-before/record-process.ts'])
})
