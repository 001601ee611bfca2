// Compares the register, its counts and the ledger with what was planned: every gift once, every rupee where it belongs.
import { getBox } from '@lifafa/contract/endpoints/event-boxes'
import { type ClosedCount, listCounts } from '@lifafa/contract/endpoints/register/counts'
import { type Gift, listRegister } from '@lifafa/contract/endpoints/register/entries'
import { formatPaise } from '@lifafa/contract/money'
import { type Check, readLedger, sum } from '../chaos/comparison/books.ts'
import { judge } from '../judge.ts'
import type { Helper } from './helper.ts'
import { cashRupees, HAND_OVER_TO, MISSING_RUPEES, type Plan, REASON, type WrittenGift } from './plan.ts'
import type { Wedding } from './wedding.ts'

/** `repeated`: how each version of a call was answered that was sent ten times more. */
export type Course = { desks: readonly Helper[]; repeated: readonly string[] }

/** Between these, by the server's clock, every gift was written. */
type Rehearsal = Course & { earliest: number; latest: number }

const MILLIGRAMS = 1000

/** As a line of the register; the same words for what was planned. */
const writtenLine = (number: string, { kind, quantity = 0, name, village }: WrittenGift): string =>
  [number, kind, kind === 'cash' ? formatPaise(quantity * 100) : quantity * MILLIGRAMS, name, village].join(
    ' | ',
  )
const storedLine = ({ number, kind, amount_paise, milligrams, name, village }: Gift): string =>
  [number, kind, kind === 'cash' ? formatPaise(amount_paise ?? 0) : (milligrams ?? 0), name, village].join(
    ' | ',
  )

/** Lines that are missing, unplanned or doubled. */
export function differences(planned: readonly string[], found: readonly string[]): string[] {
  const count = (lines: readonly string[], line: string) => lines.filter((each) => each === line).length
  return [...new Set([...planned, ...found])].flatMap((line) => {
    const [wanted, there] = [count(planned, line), count(found, line)]
    return wanted === there ? [] : [`${line}: ${there} times instead of ${wanted}`]
  })
}

export async function compareRegister(wedding: Wedding, plan: Plan, rehearsal: Rehearsal): Promise<Check[]> {
  const { desks, repeated } = rehearsal
  const { gifts } = await wedding.asHost(listRegister)
  const { counts, handovers } = await wedding.asHost(listCounts)
  const written = gifts.filter(({ kind }) => kind !== 'online')
  const online = gifts.filter(({ kind }) => kind === 'online')
  const onlinePaise = sum(plan.online.map(({ rupees }) => rupees * 100))
  const { counts: process, errors } = wedding.server
  return [
    {
      guarantee: 'every gift that was written at a desk is in the register once',
      violations: differences(
        desks.flatMap((desk) => [...desk.written].map(([number, gift]) => writtenLine(number, gift))),
        written.map(storedLine),
      ),
    },
    {
      guarantee: 'every gift online is in the register once',
      violations: differences(
        plan.online.map(({ name, rupees }) => `${name}: ${formatPaise(rupees * 100)}`),
        online.map(({ name, amount_paise }) => `${name}: ${formatPaise(amount_paise ?? 0)}`),
      ),
    },
    {
      guarantee: 'an entry that is sent ten times more is answered as already stored',
      violations:
        repeated.length === 0 ? ['nothing was repeated'] : repeated.filter((how) => how !== 'already'),
    },
    {
      guarantee: 'a wrong clock of a device moves no gift to another day',
      violations: written
        .filter(
          ({ given_at }) =>
            Date.parse(given_at) < rehearsal.earliest || Date.parse(given_at) > rehearsal.latest,
        )
        .map(({ number, given_at }) => `${number} at ${given_at}`),
    },
    {
      guarantee: 'counts close to the rupee, and name the note that is missing',
      violations: compareCounts(desks, counts, written),
    },
    {
      guarantee: 'the hand-over says who holds which envelopes',
      violations: differences(
        [`Pappu → ${HAND_OVER_TO}: 1–${desks[0]?.written.size}`],
        handovers.map((one) => `${one.from} → ${one.to}: ${one.first_envelope}–${one.last_envelope}`),
      ),
    },
    {
      guarantee: 'nothing that was written down is in the ledger',
      violations: await compareLedger(wedding, onlinePaise, plan.online.length),
    },
    {
      guarantee: 'no server ends by itself, and none logs an error',
      violations: [...errors.keys(), ...(process.deaths > 0 ? ['a server died'] : [])],
    },
    {
      guarantee: 'two kills of the server happened',
      violations: process.kills === 2 ? [] : [`${process.kills} kills`],
    },
    { guarantee: 'no page throws an error', violations: wedding.broken },
  ]
}

function compareCounts(
  desks: readonly Helper[],
  counts: readonly ClosedCount[],
  written: readonly Gift[],
): string[] {
  const line = (of: { expected: number; difference: number; reason: string }) =>
    `${formatPaise(of.expected)} written down, ${of.difference / 100} more counted, “${of.reason}”`
  const planned = desks.map(({ written: own }, index) => {
    const isShort = index === 1
    const expected = cashRupees([...own.values()]) * 100
    return line({ expected, difference: isShort ? -MISSING_RUPEES * 100 : 0, reason: isShort ? REASON : '' })
  })
  const found = counts.map(({ expected_cash_paise, difference_paise, reason }) =>
    line({ expected: expected_cash_paise, difference: difference_paise, reason }),
  )
  const open = written.filter(({ kind, counted_in }) => kind === 'cash' && counted_in === null)
  return [...differences(planned, found), ...open.map(({ number }) => `${number} was not counted`)]
}

async function compareLedger(wedding: Wedding, onlinePaise: number, gifts: number): Promise<string[]> {
  const { owed_to_hosts } = await readLedger(wedding.db)
  const { contributions, doubled, inconsistencies } = await judge(wedding.db, new Map())
  const { total_amount } = await wedding.asHost(getBox)
  return [
    ...differences([`owed ${onlinePaise}`], [`owed ${-Number(owed_to_hosts)}`]),
    ...differences([`shown ${onlinePaise}`], [`shown ${total_amount * 100}`]),
    ...differences([`${gifts} contributions`], [`${contributions} contributions`]),
    ...doubled.map((id) => `${id} is doubled`),
    ...inconsistencies,
  ]
}
