// Runs `npm run power-cuts`: cuts the power under each database, thirty and ten times, and prints lost rows, of which there must be none.
import { hasOwnMounts, runInOwnMounts } from '../own-disk/own-mounts.ts'
import { countFsyncs } from './count-fsyncs.ts'
import type { Tallies } from './cuts-process.ts'
import type { Tally } from './run-cuts.ts'

const say = (line: string): void => void process.stdout.write(`${line}\n`)

const isWhole = ({ lost, unopened }: Tally): boolean => lost === 0 && unopened.length === 0

function describe(what: string, { cuts, acknowledged, lost, unopened }: Tally): void {
  say(
    `${what}: ${cuts} power cuts, ${acknowledged} rows acknowledged, ${lost} lost, ${unopened.length} times not opened`,
  )
  for (const complaint of unopened) say(`  ${complaint.trim()}`)
}

async function cutPower(): Promise<boolean> {
  const args = ['--pglite=30', '--postgres=10', '--as-shipped=5']
  const { pglite, postgres, asShipped } = await runInOwnMounts<Tallies>('power-cuts/cuts-process.ts', args)
  describe('PGlite as we open it', pglite)
  describe('PostgreSQL', postgres)
  describe('PGlite as it is shipped, which must lose rows', asShipped)
  return isWhole(pglite) && isWhole(postgres) && asShipped.lost > 0
}

async function standIn(): Promise<boolean> {
  say(
    'No power can be cut here: that wants Linux, root and a loop device. Instead, fsyncs are counted, on PGlite alone.',
  )
  const ours = await countFsyncs('as-we-open-it')
  const asShipped = await countFsyncs('as-shipped')
  say(`PGlite as we open it: ${ours.fsyncs} fsyncs in ${ours.commits} commits`)
  say(
    `PGlite as it is shipped, which must have none: ${asShipped.fsyncs} fsyncs in ${asShipped.commits} commits`,
  )
  return ours.fsyncs >= ours.commits && asShipped.fsyncs === 0
}

const isGood = hasOwnMounts() ? await cutPower() : await standIn()
say(isGood ? '✓ nothing acknowledged was lost' : '✗ see above')
process.exit(isGood ? 0 : 1)
