// `npm run simulate`: as many seeds as asked for, on all cores; with SEED=… that one, step by step.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { replayCommand, runSeeds } from './run-seeds.ts'

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '1000' },
    from: { type: 'string', default: '1' },
    every: { type: 'string', default: '1' },
  },
})
const [seeds, from, every] = [Number(values.seeds), Number(values.from), Number(values.every)]
const { SEED } = process.env

/** Each core takes every n-th seed. */
async function onAllCores(): Promise<boolean> {
  const cores = Math.min(seeds, availableParallelism())
  const children = Array.from({ length: cores }, (_, core) =>
    fork(import.meta.filename, [`--seeds=${seeds - core}`, `--from=${from + core}`, `--every=${cores}`]),
  )
  const codes = await Promise.all(children.map((child) => once(child, 'exit')))
  return codes.every(([code]) => code === 0)
}

const say = (line: string): void => void process.stdout.write(`${line}\n`)

if (SEED) {
  const { failures } = await runSeeds([Number(SEED)], { checkEvery: 1, tellSteps: say })
  say(failures.join('\n') || 'Nothing went wrong.')
  process.exit(failures.length > 0 ? 1 : 0)
} else if (process.send) {
  const mine = Array.from({ length: Math.ceil(seeds / every) }, (_, index) => from + index * every)
  const { failures, payments } = await runSeeds(mine, { checkEvery: 5 })
  say(
    [...failures, `${mine.length} seeds, ${payments} payments captured, ${failures.length} failed`].join(
      '\n',
    ),
  )
  process.exit(failures.length > 0 ? 1 : 0)
} else {
  const isRight = await onAllCores()
  say(isRight ? 'Nothing went wrong.' : `Replay one with ${replayCommand('…')}`)
  process.exit(isRight ? 0 : 1)
}
