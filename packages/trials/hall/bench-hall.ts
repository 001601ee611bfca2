// Loads the real server like an evening: guests of some halls give within a minute, once alone and once beside thousands of
// idle connections.
import { parseArgs } from 'node:util'
import { column, format, middleOf, quantileOf, say } from '../figures.ts'
import { hasProc } from '../processes/read-proc.ts'
import type { Answered } from './phone.ts'
import { type HallRun, runHall } from './run-hall.ts'

const USUAL = { guests: '2000', halls: '3', networks: '3', idle: '10000' }
/** The limits of a hall alone; beside idle connections no figure of these may be more than so many times as large. */
const MOST = { verifyMs: 1000, loopDelayMs: 100, peakMb: 250, times: 1.5 }

const countOf = (answers: readonly Answered[], status: number): number =>
  answers.filter((answer) => answer.status === status).length

const timesOf = ({ answers }: Pick<HallRun, 'answers'>, name: string): number[] =>
  answers.filter(({ call }) => call === name).map(({ ms }) => ms)

const refusedIn = ({ answers }: HallRun): string[] =>
  answers.filter(({ status }) => status !== 200).map(({ call, status }) => `${call} ${status}`)

function tellCalls(run: HallRun): void {
  const heads = [column('median', 22), column('99 %', 9), column('slowest', 9)]
  say(`${''.padEnd(14)}${heads.join('')}  ms`)
  for (const name of new Set(run.answers.map(({ call }) => call))) {
    const times = timesOf(run, name)
    const figures = [column(format(middleOf(times)), 22), column(quantileOf(times, 0.99), 9)]
    say(`${name.padEnd(14)}${figures.join('')}${column(Math.max(...times), 9)}`)
  }
}

/** True if nobody was refused and nothing is lost. */
function tell(run: HallRun): boolean {
  tellCalls(run)
  const refused = refusedIn(run)
  say(`Refused or lost: ${refused.length} ${[...new Set(refused)].join(', ')}`)
  say(`Boxes that are not there: ${countOf(run.misses, 404)} not found, ${countOf(run.misses, 429)} refused`)
  say(`Orders without a box: ${countOf(run.boxless, 200)} opened, ${countOf(run.boxless, 429)} refused`)
  for (const wrong of run.wrong) say(`Wrong: ${wrong}`)
  return refused.length + run.wrong.length === 0
}

const figuresOf = (run: HallRun) => ({
  'verify, 99 %': { value: quantileOf(timesOf(run, 'verify'), 0.99), unit: 'ms', most: MOST.verifyMs },
  'event-loop delay, 99 %': { value: run.loopDelayMs, unit: 'ms', most: MOST.loopDelayMs },
  'server’s memory, at most': { value: run.peakMb, unit: 'MB', most: MOST.peakMb },
})

/** True if all figures are within their limits. */
function compare(alone: HallRun, beside: HallRun, idle: number): boolean {
  const heads = [column('alone', 10), column('at most', 10), column('beside', 10), column('ratio', 8)]
  say(`\n${''.padEnd(30)}${heads.join('')}  (beside ${idle} idle connections; at most ${MOST.times})`)
  const others = figuresOf(beside)
  const isWithin = Object.entries(figuresOf(alone)).map(([name, { value, unit, most }]) => {
    const other = others[name as keyof typeof others].value
    const isMissed = !(value <= most && other / value <= MOST.times)
    const figures = [column(value, 10), column(String(most), 10), column(other, 10)]
    const ratio = column((other / value).toFixed(2), 8)
    say(`${`${name}, ${unit}`.padEnd(30)}${figures.join('')}${ratio}${isMissed ? '  missed' : ''}`)
    return !isMissed
  })
  const tellCost = (name: string, part: keyof HallRun['cost'], unit: number) => {
    const [own, other] = [alone.cost[part] / unit, beside.cost[part] / unit]
    say(`${name.padEnd(30)}${column(own, 10)}${column('', 10)}${column(other, 10)}`)
  }
  say('A gift, from opening the page to the thanks, webhooks included:')
  tellCost('server, ms of a core', 'serverMs', 1)
  tellCost('PostgreSQL, ms of a core', 'databaseMs', 1)
  tellCost('PostgreSQL’s log, kB', 'logBytes', 1000)
  const kbEach = ((beside.peakMb - alone.peakMb) * 1024) / idle
  say(`An idle connection, kB of the server’s memory: ${kbEach.toFixed(1)}`)
  say(`kB sent to a guest: ${(alone.bytesPerGuest / 1000).toFixed(0)}`)
  say(`Idle connections that the server closed, and which were opened again: ${beside.idleClosed}`)
  return isWithin.every(Boolean)
}

/** True if nothing was refused or lost, and all was within its limits. Options: other numbers than the usual ones. */
export async function benchHall(): Promise<boolean> {
  if (!hasProc) {
    say('This load reads processor time and memory from /proc: it needs Linux.')
    return false
  }
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: {
      guests: { type: 'string', default: USUAL.guests },
      halls: { type: 'string', default: USUAL.halls },
      networks: { type: 'string', default: USUAL.networks },
      idle: { type: 'string', default: USUAL.idle },
    },
  })
  const [guests, halls] = [Number(values.guests), Number(values.halls)]
  const [networks, idle] = [Number(values.networks), Number(values.idle)]
  const size = { guests, halls, networks }
  say(
    `${guests} guests of ${halls} halls behind ${networks} addresses open the page, fill it in and pay within a minute:`,
  )
  const alone = await runHall({ ...size, idle: 0 })
  const isRight = tell(alone)
  say(`\nThe same beside ${idle} idle connections:`)
  const beside = await runHall({ ...size, idle })
  const isRightToo = tell(beside)
  const isWithin = compare(alone, beside, idle)
  const isFine = isRight && isRightToo && isWithin
  say(isFine ? '\nAll within the limits.' : '\nMissed.')
  return isFine
}
