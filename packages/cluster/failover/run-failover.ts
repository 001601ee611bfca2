// A run: gifts at half of what is possible, while the primary is killed and cut off again and again.
import { cutPrimaryOff, killPrimary, type Outcome } from './faults.ts'
import { judge, type Verdict } from './judge.ts'
import { measurePeak, startLoad } from './load.ts'
import { openPlatform } from './open-platform.ts'

export interface Result extends Verdict {
  outcomes: readonly Outcome[]
  /** Gifts a second: possible at all, and during the run. */
  peak: number
  rate: number
  /** Of our processes: ends that nobody asked for, and exit codes at the end. */
  exits: number
  exitCodes: readonly (number | null)[]
  /** The servers' error lines, each with its count. */
  errors: ReadonlyMap<string, number>
}

type Options = { kills: number; cuts: number; tell(line: string): void }

/** Kills first, then cuts; `tell` gets a line of progress after each. */
export async function runFailover({ kills, cuts, tell }: Options): Promise<Result> {
  const platform = await openPlatform()
  const { place, boxIds, servers, cluster } = platform
  let exitCodes: (number | null)[] | undefined
  try {
    const peak = await measurePeak(place, boxIds)
    const rate = peak / 2
    tell(`At most ${peak.toFixed(1)} gifts a second; from now on ${rate.toFixed(1)}.`)
    const load = startLoad(place, boxIds)
    load.setRate(rate)
    await load.untilNextGift()
    const outcomes: Outcome[] = []
    const plan = [...Array<'kill'>(kills).fill('kill'), ...Array<'cut'>(cuts).fill('cut')]
    for (const kind of plan) {
      const outcome = await (kind === 'kill' ? killPrimary : cutPrimaryOff)({ platform, load })
      outcomes.push(outcome)
      tell(`${outcomes.length} of ${plan.length}: ${describe(outcome)}`)
    }
    await load.end()
    const verdict = await judge(cluster.databaseUrl, load.gifts)
    exitCodes = await platform.close()
    const errors = new Map<string, number>()
    for (const server of servers)
      for (const [text, count] of server.errors) errors.set(text, (errors.get(text) ?? 0) + count)
    const exits = servers.reduce((sum, { counts }) => sum + counts.deaths, 0)
    return { ...verdict, outcomes, peak, rate, exits, exitCodes, errors }
  } finally {
    if (!exitCodes) await platform.close()
  }
}

function describe({ kind, node, writesBackMs, inside }: Outcome): string {
  const back = `writes are back after ${(writesBackMs / 1000).toFixed(1)} s`
  if (kind === 'kill' || !inside) return `${node} was killed; ${back}`
  return `${node} was cut off; ${back}; it acknowledged ${inside.acknowledged} of ${inside.attempts} writes`
}
