// Writes the gift register of one wedding: three desks, a hand-over, two counts of which one is ₹500 short, and an old register.
import { randomBytes, randomUUID } from 'node:crypto'
import { NOTES } from '@lifafa/contract/endpoints/register/desk-counts'
import { listDevices } from '../features/register/reads/desks.ts'
import { closeCount, handOver } from '../features/register/writes/close-count.ts'
import { openDesk } from '../features/register/writes/desks.ts'
import { enterDesk } from '../features/register/writes/enter-desk.ts'
import { importGivers } from '../features/register/writes/imports.ts'
import { noteDevice, storeVersions } from '../features/register/writes/store-versions.ts'
import { AMOUNTS, LAST_NAMES, MEN, PLACES, WOMEN } from './names.ts'
import { later, type Stage } from './stage.ts'

type OfBox = { hostId: string; boxId: string }

/** `shortRupees`: so much less was counted; undefined: not counted yet. `unsent`: as the phone last told. */
const DESKS = [
  { helper: 'Pappu', battery_percent: 64, unsent: 0, shortRupees: 0 },
  { helper: 'सुनीता चाची', battery_percent: 31, unsent: 0, shortRupees: 500 },
  { helper: 'Bunty', battery_percent: 88, unsent: 2, shortRupees: undefined },
] as const
const GIFTS_PER_DESK = 16
const HOURS_OPEN = 3
const IN_KIND = [
  { kind: 'gold', milligrams: 5_000, words: 'A ring' },
  { kind: 'thing', words: 'बनारसी साड़ी' },
  { kind: 'blessing', words: '' },
] as const

/** Given `index` of a list that is shorter. */
const pick = <T>(list: readonly T[], index: number): T | undefined => list[index % list.length]

/** The PINs are told to nobody: the host makes a new one. */
export async function writeRegister(stage: Stage, box: OfBox): Promise<void> {
  const openedAt = later(stage.now, -HOURS_OPEN)
  await importOldRegister(stage, box, later(openedAt, -24))
  const pepper = randomBytes(32)
  for (const [index, desk] of DESKS.entries()) {
    const may = { helper: desk.helper, may_see_names: true, may_see_sums: index === 0 }
    const ends_at = later(stage.now, 10)
    const { id: deskId, token, pin } = await openDesk(stage.db, box, { ...may, ends_at }, pepper, openedAt)
    const entering = { token, pin, helper: desk.helper, device: randomUUID() }
    const { letter } = await enterDesk(stage.db, entering, pepper, openedAt)
    const device = (await listDevices(stage.db, box.boxId)).find((each) => each.letter === letter)
    if (!device) throw new Error('A device that entered is at its desk.')
    const isCounted = desk.shortRupees !== undefined
    const versions = Array.from({ length: GIFTS_PER_DESK }, (_, at) => giftOf(index, at, openedAt, isCounted))
    await storeVersions(stage.db, { device, versions, offsetMs: 0, now: later(stage.now, -1) })
    const { battery_percent, unsent } = desk
    await noteDevice(stage.db, box.boxId, device.id, { battery_percent, unsent, last_seen_at: stage.now })
    if (index === 0) await handOverCash(stage, box.boxId, deskId)
    if (desk.shortRupees !== undefined) await countCash(stage, { ...box, deskId }, desk)
  }
}

/** As a device sends it. Each desk has gifts in kind; one that is still open has an envelope to count later. */
function giftOf(desk: number, at: number, openedAt: Date, isCounted: boolean) {
  const index = desk * GIFTS_PER_DESK + at
  const script = index % 3 === 2 ? 'devanagari' : 'latin'
  const last = pick(LAST_NAMES[script], index + desk) ?? ''
  const inKind = at % 5 === 4 ? pick(IN_KIND, desk + at) : undefined
  const isLater = !isCounted && at === 7
  return {
    ...{ id: randomUUID(), version: 1, running: at + 1 },
    written_at: later(openedAt, at / 12).toISOString(),
    ...{
      name: `${pick(index % 2 ? MEN[script] : WOMEN[script], index)} ${last}`,
      village: pick(PLACES, index),
    },
    ...(index % 4 === 0 && { family: last, side: index % 8 === 0 ? 'bride' : 'groom' }),
    ...(inKind ?? { kind: 'cash', amount_paise: isLater ? null : (pick(AMOUNTS, index) ?? 0) * 100 }),
  }
}

const handOverCash = (stage: Stage, boxId: string, deskId: string): Promise<boolean> =>
  handOver(
    stage.db,
    { boxId, deskId, at: later(stage.now, -0.75) },
    {
      ...{ id: randomUUID(), from: 'Pappu', to: 'Mama ji' },
      ...{ first_envelope: 1, last_envelope: GIFTS_PER_DESK },
    },
  )

async function countCash(
  stage: Stage,
  { boxId, deskId }: OfBox & { deskId: string },
  { helper, shortRupees }: { helper: string; shortRupees: number },
): Promise<void> {
  const none = { ...notesOf(0), cheques: 0, cheques_paise: 0, reason: '', reason_by: '' }
  const asked = {
    ...{ ...none, id: randomUUID(), first_counter: helper, second_counter: 'Mama ji' },
    ...{ close: false, entries: 0, expected_paise: 0 },
  }
  const of = { boxId, deskId, now: later(stage.now, -0.5) }
  const { entries, expected_cash_paise } = await closeCount(stage.db, of, asked)
  await closeCount(stage.db, of, {
    ...{ ...asked, ...notesOf(expected_cash_paise / 100 - shortRupees) },
    ...(shortRupees > 0 && { reason: 'An envelope held one note less', reason_by: 'Mama ji' }),
    ...{ close: true, entries, expected_paise: expected_cash_paise },
  })
}

/** The fewest notes of a sum of whole rupees, and coins. */
function notesOf(rupees: number) {
  const [n500 = 0, n200 = 0, n100 = 0, n50 = 0, n20 = 0, n10 = 0] = NOTES.map((note, at) =>
    Math.floor(NOTES.slice(0, at).reduce((left, larger) => left % larger, rupees) / note),
  )
  const notes = {
    notes_500: n500,
    notes_200: n200,
    notes_100: n100,
    notes_50: n50,
    notes_20: n20,
    notes_10: n10,
  }
  return { ...notes, coins_paise: NOTES.reduce((left, note) => left % note, rupees) * 100 }
}

/** Half of the guests of the first desk gave at the earlier wedding, too. */
async function importOldRegister({ db }: Stage, box: OfBox, now: Date): Promise<void> {
  const givers = Array.from({ length: GIFTS_PER_DESK }, (_, at) => {
    const { name, village = '' } = giftOf(0, 2 * at, now, true)
    return {
      name,
      village,
      relation: '',
      family: '',
      phone: '',
      amount_paise: (pick(AMOUNTS, at + 3) ?? 0) * 100,
    }
  })
  const list = { id: randomUUID(), file: 'Rekha 2019.xlsx', occasion: 'Rekha’s wedding', year: 2019 }
  await importGivers(db, box, { ...list, givers, now })
}
