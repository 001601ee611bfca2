// Runs `npm run simulate`: as many seeds as asked for, on all cores; with SEED=… that one, step by step.
import { parseArgs } from 'node:util'
import { startProgress } from '../../../../../../tools/processes/progress.mjs'
import { replayCommand, runOnAllCores, runSeeds } from './run-seeds.ts'

const { values } = parseArgs({
  options: { seeds: { type: 'string', default: '1000' }, from: { type: 'string', default: '1' } },
})
const { SEED } = process.env

let failures = 0
const say = (line: string): void => void process.stdout.write(`${line}\n`)
const countWith = (tell: (failure: string) => void) => (failure: string) => {
  failures += 1
  tell(failure)
}

if (SEED) {
  await runSeeds([Number(SEED)], { checkEvery: 1, onFailure: countWith(say), onStep: say })
} else {
  const seeds = Array.from({ length: Number(values.seeds) }, (_, index) => Number(values.from) + index)
  const progress = startProgress('Simulating', { total: seeds.length })
  let done = 0
  const payments = await runOnAllCores({
    seeds,
    checkEvery: 5,
    onFailure: countWith(progress.say),
    onSeed: () => progress.at(++done),
  }).finally(progress.end)
  say(`${seeds.length} seeds, ${payments} payments captured, ${failures} seeds failed.`)
}
say(failures === 0 ? 'Nothing went wrong.' : `Replay one with ${replayCommand('…')}`)
process.exitCode = failures === 0 ? 0 : 1
