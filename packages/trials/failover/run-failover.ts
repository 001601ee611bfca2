// A run: gifts at half of what is possible, while the primary is killed and cut off again and again; and what it must show.
import { openDatabase } from '../../server/src/db/open-database.ts'
import { judge, type Verdict } from '../judge.ts'
import { cutPrimaryOff, killPrimary, type Outcome } from './faults.ts'
import { measurePeak, startLoad } from './load.ts'
import { openPlatform } from './open-platform.ts'

const BACK_WITHIN_MS = 30_000
const SHOWN = 5

export interface Result extends Verdict {
  acknowledged: number
  /** Never acknowledged, though the guest repeated it until the end. */
  unanswered: number
  /** Answers that no outage explains. */
  mistakes: string[]
  outcomes: readonly Outcome[]
  /** Ends of our processes that nobody asked for, and their exit codes at the end. */
  exits: number
  exitCodes: readonly (number | null)[]
  /** The servers' error lines, each with its count. */
  errors: ReadonlyMap<string, number>
}

type Options = { kills: number; cuts: number; tell(line: string): void }

const quiet = { info() {}, warn() {}, error() {} }

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
    const thanked = load.gifts.filter(({ acknowledgedAt }) => acknowledgedAt !== undefined)
    const { db, close } = await openDatabase({ databaseUrl: cluster.databaseUrl, dataDir: '', log: quiet })
    const verdict = await judge(
      db,
      new Map(thanked.map(({ paymentId = '', boxId }) => [paymentId, boxId])),
    ).finally(close)
    exitCodes = await platform.close()
    const errors = new Map<string, number>()
    for (const server of servers)
      for (const [text, count] of server.errors) errors.set(text, (errors.get(text) ?? 0) + count)
    return {
      ...verdict,
      acknowledged: thanked.length,
      unanswered: load.gifts.length - thanked.length,
      mistakes: load.gifts.flatMap(({ mistakes }) => mistakes),
      outcomes,
      exits: servers.reduce((sum, { counts }) => sum + counts.deaths, 0),
      exitCodes,
      errors,
    }
  } finally {
    if (!exitCodes) await platform.close()
  }
}

function describe({ kind, node, writesBackMs, inside }: Outcome): string {
  const back = `writes are back after ${(writesBackMs / 1000).toFixed(1)} s`
  if (kind === 'kill' || !inside) return `${node} was killed; ${back}`
  return `${node} was cut off; ${back}; it acknowledged ${inside.acknowledged} of ${inside.attempts} writes`
}

const listed = (all: readonly string[]): string =>
  `${all.length}: ${[...new Set(all)].slice(0, SHOWN).join('; ')}`

/** Each bar that a run misses, as a sentence. */
export function missedBars(result: Result): string[] {
  const { outcomes, lost, doubled, unanswered, mistakes, inconsistencies, exits, exitCodes } = result
  const late = outcomes.filter(({ writesBackMs }) => writesBackMs > BACK_WITHIN_MS)
  const writtenInside = outcomes.reduce((sum, { inside }) => sum + (inside?.acknowledged ?? 0), 0)
  const untried = outcomes.filter(({ inside }) => inside?.attempts === 0)
  const failedExits = exitCodes.filter((code) => code !== 0)
  const bars: [boolean, string][] = [
    [late.length > 0, `Writes were not back within ${BACK_WITHIN_MS / 1000} s: ${late.length} times.`],
    [lost.length > 0, `Acknowledged and lost: ${listed(lost)}.`],
    [doubled.length > 0, `Doubled: ${listed(doubled)}.`],
    [unanswered > 0, `Never acknowledged: ${unanswered}.`],
    [mistakes.length > 0, `Answers that no outage explains: ${listed(mistakes)}.`],
    [inconsistencies.length > 0, `The books are not sound: ${listed(inconsistencies)}.`],
    [writtenInside > 0, `A primary that was cut off acknowledged ${writtenInside} writes.`],
    [untried.length > 0, 'No write was tried at a primary that was cut off.'],
    [
      exits > 0 || failedExits.length > 0,
      `Our processes ended: ${exits} times; at the end with ${exitCodes}.`,
    ],
  ]
  return bars.flatMap(([isMissed, sentence]) => (isMissed ? [sentence] : []))
}
