// Runs the groups and prints score and survivors: `--only=<path or group>`, `--sample=<mutants>`, `--seed=<word>`.
import { matchesGlob } from 'node:path'
import { parseArgs } from 'node:util'
import { makeMemoryFolder } from '../checks/memory-folder.mjs'
import { command, Refusal } from '../processes/refusal.mjs'
import { checkTypes } from './check-types.mjs'
import { copyTree } from './copy-tree.mjs'
import { GROUPS } from './groups.mjs'
import { runGroup } from './run-group.mjs'
import { percent, scoreOf } from './score.mjs'

const LEAST_PERCENT = 85

/** The groups, or of them what was asked for: a group's name or the path of one of its files. @param {string | undefined} only */
function chosen(only) {
  if (only === undefined) return GROUPS
  const named = GROUPS.filter(({ name }) => name === only)
  if (named.length > 0) return named
  const holding = GROUPS.filter(
    ({ mutate }) =>
      mutate.some((glob) => !glob.startsWith('!') && matchesGlob(only, glob)) &&
      !mutate.some((glob) => glob.startsWith('!') && matchesGlob(only, glob.slice(1))),
  ).map((group) => ({ ...group, mutate: [only] }))
  if (holding.length === 0)
    throw new Refusal(`No group holds ${only}. The groups: ${GROUPS.map(({ name }) => name).join(', ')}.`)
  return holding
}

await command(async () => {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, sample: { type: 'string' }, seed: { type: 'string', default: '1' } },
  })
  const sampling = {
    sample: values.sample === undefined ? undefined : Number(values.sample),
    seed: values.seed,
  }
  const groups = chosen(values.only)
  const folder = makeMemoryFolder()
  const tree = await copyTree()
  const all = { noticed: 0, byTypes: 0, survivors: /** @type {string[]} */ ([]) }
  try {
    for (const group of groups) {
      const report = await runGroup(tree.path, group, sampling, folder)
      await checkTypes(tree.path, report)
      const score = scoreOf(report)
      all.noticed += score.noticed
      all.byTypes += score.byTypes
      all.survivors.push(...score.survivors)
      console.log(`${group.name}: ${percent(score).toFixed(1)} %`)
    }
  } finally {
    await tree.remove()
  }
  if (all.survivors.length > 0) console.log(`\nSurvivors:\n${all.survivors.join('\n')}`)
  const score = percent(all)
  console.log(
    `\nMutants: ${all.noticed} of ${all.noticed + all.survivors.length} noticed, ${score.toFixed(1)} %, ${all.byTypes} of them by the type check alone.`,
  )
  if (score < LEAST_PERCENT) throw new Refusal(`At least ${LEAST_PERCENT} % are asked for.`)
})
