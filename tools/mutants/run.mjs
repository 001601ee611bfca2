// Runs `npm run mutants -- payouts --share=0.1 --seed=2`: StrykerJS changes the code of the money in one place at a time, and reports the
// changes that no test notices. Fails below 85 %. Without names all groups run, without `--share` all mutants.
import { parseArgs } from 'node:util'
import { makeMemoryFolder } from '../checks/memory-folder.mjs'
import { startTestPostgres } from '../find-postgres.mjs'
import { runInForeground } from '../processes/foreground.mjs'
import { command, Refusal } from '../processes/refusal.mjs'
import { GROUPS } from './stryker.config.mjs'

await command(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { share: { type: 'string', default: '' }, seed: { type: 'string', default: '1' } },
  })
  const groups = positionals.length > 0 ? positionals : Object.keys(GROUPS)
  const unknown = groups.find((name) => !GROUPS[name])
  if (unknown) throw new Refusal(`No group is named ${unknown}: ${Object.keys(GROUPS).join(', ')}.`)
  const folder = makeMemoryFolder()
  const postgres = await startTestPostgres({ parent: folder })
  const failed = []
  try {
    for (const group of groups) {
      await runInForeground(
        ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', 'tools/mutants/stryker.config.mjs'],
        {
          ...(folder && { TMPDIR: folder }),
          TEST_DATABASE_URL: postgres.url,
          ...{ MUTANTS_GROUP: group, MUTANTS_SHARE: values.share, MUTANTS_SEED: values.seed },
        },
      )
      if (process.exitCode !== 0) failed.push(group)
    }
  } finally {
    await postgres.stop()
  }
  if (failed.length > 0) throw new Refusal(`Below 85 %, or not finished: ${failed.join(', ')}.`)
})
