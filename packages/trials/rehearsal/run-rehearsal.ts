// One wedding from the first envelope to the printed book, with all that goes wrong in a hall.

import { readFile } from 'node:fs/promises'
import { countBox } from '@lifafa/contract/endpoints/register/counts'
import { changeDesk, takeEntries } from '@lifafa/contract/endpoints/register/desks'
import { changeEntry, listRegister } from '@lifafa/contract/endpoints/register/entries'
import { deskWords } from '@lifafa/contract/register/desk-words'
import { registerSentences } from '@lifafa/contract/sentences/register'
import type { Request } from 'playwright'
import { send } from '../calls.ts'
import type { Check } from '../chaos/comparison/books.ts'
import { compareBook } from './compare-book.ts'
import { type Course, compareRegister } from './compare-register.ts'
import { give, giveAll } from './guest.ts'
import * as helpers from './helper.ts'
import {
  cashRupees,
  HAND_OVER_TO,
  inThirds,
  MISSING_RUPEES,
  type Plan,
  planWedding,
  REASON,
  type Size,
  type WrittenGift,
} from './plan.ts'
import { openWedding, type Wedding } from './wedding.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const OUTAGE_MS = 15 * MINUTE_MS
/** Longer than a device waits between two attempts. */
const NEXT_ATTEMPT_MS = 30_000
const REPETITIONS = 10
const BOOK_WITHIN_MINUTES = 5
/** Gifts that a desk could not send before it was ended. */
const UNSENT = 2

/** `say`: told what happens. */
export async function runRehearsal(size: Size, say: (line: string) => void = () => {}): Promise<Check[]> {
  const plan = planWedding(size)
  const wedding = await openWedding(['Pappu', 'सुनीता', 'Bunty'])
  try {
    // The devices' clocks are moved by so much more than the server's.
    const earliest = Date.now() - NEXT_ATTEMPT_MS
    const course = await runCourse(wedding, plan, say)
    const lastGiftAt = performance.now()
    await countAll(wedding, course, say)
    const book = await compareBook(wedding, plan, course.desks)
    const minutes = (performance.now() - lastGiftAt) / MINUTE_MS
    const inTime = {
      guarantee: `the book is there within ${BOOK_WITHIN_MINUTES} minutes of the last gift`,
      violations: minutes <= BOOK_WITHIN_MINUTES ? [] : [`${minutes} minutes`],
    }
    const register = await compareRegister(wedding, plan, {
      ...{ ...course, earliest, latest: Date.now() + OUTAGE_MS },
    })
    return [...register, ...book, inTime]
  } finally {
    await wedding.close()
  }
}

async function runCourse(wedding: Wedding, plan: Plan, say: (line: string) => void): Promise<Course> {
  const [first, second, third] = wedding.desks
  const [atFirst, atSecond, atThird] = plan.desks.map(inThirds)
  if (!first || !second || !third || !atFirst || !atSecond || !atThird) throw new Error('Three desks.')
  const now = new Date()
  const yesterday = new Date(now.getTime() - DAY_MS)
  // One after the other: letters are given in the order of arrival.
  const a = await helpers.arrive(wedding, { desk: first, words: deskWords.en, letter: 'A', clock: now })
  const b = await helpers.arrive(wedding, {
    ...{ desk: second, words: deskWords.hi, letter: 'B', clock: yesterday },
  })
  const c = await helpers.arrive(wedding, { desk: third, words: deskWords.en, letter: 'C', clock: now })
  const desks = [a, b, c]
  const [onlineFirst, onlineSecond, onlineThird] = inThirds(plan.online)
  const [lastOnline] = onlineSecond.splice(-1)

  say('Three desks write; guests give online.')
  const sending = helpers.nextSending(a)
  await Promise.all([
    giveAll(wedding, onlineFirst),
    helpers.writeAll(a, atFirst[0]),
    helpers.writeAll(b, atSecond[0]),
    helpers.writeAll(c, atThird[0]),
  ])
  await Promise.all(desks.map(helpers.waitUntilSent))
  const repeated = await sendAgain(await sending)

  say(
    'The hall loses its network for fifteen minutes. A tab is killed; so is the server, while a guest pays.',
  )
  await Promise.all(desks.map((desk) => helpers.goOffline(desk, true)))
  wedding.server.goLater(OUTAGE_MS)
  await Promise.all([
    giveAll(wedding, onlineSecond),
    writeAndReopen(a, atFirst[1]),
    helpers.writeAll(b, atSecond[1]),
    helpers.writeAll(c, atThird[1]),
  ])
  await Promise.all(desks.map((desk) => helpers.letTimePass(desk, OUTAGE_MS)))
  let restarted: Promise<void> | undefined
  const kill = () => {
    restarted = wedding.server.killAndRestart()
  }
  if (lastOnline) await give(wedding, lastOnline, kill)
  await restarted

  say('The network is back, and the server is killed while the desks send.')
  await Promise.all(desks.map((desk) => helpers.goOffline(desk, false)))
  await wedding.server.killAndRestart()
  await Promise.all(desks.map((desk) => helpers.letTimePass(desk, NEXT_ATTEMPT_MS)))
  await Promise.all(desks.map(helpers.waitUntilSent))

  say('The evening: a hand-over, and a desk that is ended before it could send.')
  const unsent = atThird[2].splice(-UNSENT)
  await Promise.all([
    giveAll(wedding, onlineThird),
    helpers.writeAll(a, atFirst[2]),
    helpers.writeAll(b, atSecond[2]),
    helpers.writeAll(c, atThird[2]),
  ])
  await Promise.all(desks.map(helpers.waitUntilSent))
  await helpers.handOver(a, HAND_OVER_TO)
  await endWithUnsent(wedding, c, unsent)
  return { desks, repeated }
}

async function writeAndReopen(helper: helpers.Helper, gifts: readonly WrittenGift[]): Promise<void> {
  const half = Math.ceil(gifts.length / 2)
  await helpers.writeAll(helper, gifts.slice(0, half))
  await helpers.killAndReopen(helper)
  await helpers.writeAll(helper, gifts.slice(half))
}

/** The same call ten times at once; returns how each version was answered. */
async function sendAgain(request: Request): Promise<string[]> {
  const { authorization = '' } = await request.allHeaders()
  const again = { body: request.postDataJSON(), headers: { authorization } }
  const answers = await Promise.all(Array.from({ length: REPETITIONS }, () => send(request.url(), again)))
  return answers.flatMap(({ status, body }) =>
    status === 200
      ? JSON.parse(body.toString()).results.map(({ result }: { result: string }) => result)
      : [`status ${status}`],
  )
}

/** The desk's phone saves what it could not send as a file; the host takes it over. */
async function endWithUnsent(wedding: Wedding, helper: helpers.Helper, gifts: readonly WrittenGift[]) {
  const params = { desk: helper.desk.id }
  await helpers.goOffline(helper, true)
  await helpers.writeAll(helper, gifts)
  await wedding.asHost(changeDesk, { params, body: { state: 'ended' } })
  await helpers.goOffline(helper, false)
  await helper.page.getByText(registerSentences.deskEnded).waitFor()
  const download = helper.page.waitForEvent('download')
  await helper.page.getByRole('button', { name: helper.words.unsentFile }).click()
  const body = JSON.parse(await readFile(await (await download).path(), 'utf8'))
  await wedding.asHost(takeEntries, { params, body })
}

/** The first desk agrees, the second is ₹500 short, and the host counts the third, which has ended. */
async function countAll(wedding: Wedding, { desks }: Course, say: (line: string) => void): Promise<void> {
  say('Two desks are counted by their helpers, the ended one by the host.')
  const [a, b, c] = desks
  if (!a || !b || !c) throw new Error('Three desks.')
  const rupeesOf = ({ written }: helpers.Helper) => cashRupees([...written.values()])
  await helpers.count(a, 1, rupeesOf(a))
  await helpers.count(b, 2, rupeesOf(b) - MISSING_RUPEES, REASON)
  const { gifts } = await wedding.asHost(listRegister)
  for (const [number, { isLater, quantity = 0 }] of c.written) {
    const entry = gifts.find((gift) => gift.number === number)
    if (!isLater || !entry) continue
    const { kind, name, village } = entry
    const body = { version: 1, kind, name, village, amount_paise: quantity * 100 }
    await wedding.asHost(changeEntry, { params: { entry: entry.id }, body })
  }
  const counted = {
    ...{ id: crypto.randomUUID(), first_counter: 'Asha', second_counter: 'Chacha' },
    ...helpers.notesOf(rupeesOf(c)),
  }
  const { entries, expected_cash_paise: expected_paise } = await wedding.asHost(countBox, { body: counted })
  await wedding.asHost(countBox, { body: { ...counted, close: true, entries, expected_paise } })
}
