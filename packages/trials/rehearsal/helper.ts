// A helper at a desk, with a phone whose clock we move: writes, loses the network and the tab, hands over, counts.

import { API_PREFIX } from '@lifafa/contract/endpoint'
import { sendEntries } from '@lifafa/contract/endpoints/register/desk'
import { NOTES } from '@lifafa/contract/endpoints/register/desk-counts'
import type { DeskWords } from '@lifafa/contract/register/desk-words'
import type { Page, Request } from 'playwright'
import type { WrittenGift } from './plan.ts'
import { type OpenedDesk, openPhone, type Wedding } from './wedding.ts'

export type Helper = {
  desk: OpenedDesk
  words: DeskWords
  /** The tab, which may be killed and opened again. */
  page: Page
  letter: string
  /** By number. */
  written: Map<string, WrittenGift>
}

type Arriving = { desk: OpenedDesk; words: DeskWords; letter: string; clock: Date }

/** Opens the desk with link and PIN; resolves once it would open without a network, too. */
export async function arrive(wedding: Wedding, { desk, words, letter, clock }: Arriving): Promise<Helper> {
  const page = await openPhone(wedding)
  await page.context().clock.install({ time: clock })
  await page.addInitScript(
    (language) => localStorage.setItem('lifafa-desk-language', language),
    languageOf(words),
  )
  await page.goto(desk.path)
  await page.getByLabel(words.pin).fill(desk.pin)
  await page.getByLabel(words.helper).fill(desk.helper)
  await page.getByRole('button', { name: words.enter }).click()
  await page.getByLabel(words.name).waitFor()
  await page.evaluate(() => navigator.serviceWorker.ready)
  return { desk, words, page, letter, written: new Map() }
}

const languageOf = ({ title }: DeskWords): string => (/[a-z]/i.test(title) ? 'en' : 'hi')

async function write(helper: Helper, gift: WrittenGift): Promise<void> {
  const { page, words, letter, written } = helper
  const number = `${letter}-${written.size + 1}`
  const kinds = page.getByRole('main').getByRole('group', { name: words.kind })
  if (gift.kind !== 'cash') await kinds.getByRole('button', { name: words.kinds[gift.kind] }).click()
  if (gift.isLater) await page.getByRole('button', { name: words.countLater }).click()
  else if (gift.quantity !== undefined) {
    const label = gift.kind === 'cash' ? words.amount : words.weight
    await page.getByLabel(label).fill(String(gift.quantity))
  } else if (gift.kind === 'thing') await page.getByLabel(words.thing).fill(THING)
  await page.getByLabel(words.name).fill(gift.name)
  await page.keyboard.press('Enter')
  await page.getByLabel(words.village).fill(gift.village)
  await page.keyboard.press('Enter')
  const saved = gift.kind === 'cash' ? words.writeNumber(number) : number
  await page.getByRole('status').getByText(saved, { exact: true }).waitFor()
  written.set(number, gift)
}
const THING = 'A brass lamp'

export async function writeAll(helper: Helper, gifts: readonly WrittenGift[]): Promise<void> {
  for (const gift of gifts) await write(helper, gift)
}

export const goOffline = ({ page }: Helper, isOffline: boolean): Promise<void> =>
  page.context().setOffline(isOffline)

export const letTimePass = ({ page }: Helper, ms: number): Promise<void> =>
  page.context().clock.fastForward(ms)

/** Closes the tab without a word, and opens it again. */
export async function killAndReopen(helper: Helper): Promise<void> {
  const context = helper.page.context()
  await helper.page.close()
  helper.page = await context.newPage()
  await helper.page.goto(helper.desk.path)
  await helper.page.getByLabel(helper.words.name).waitFor()
}

export const waitUntilSent = ({ page, words }: Helper): Promise<void> =>
  page.getByRole('banner').getByText(words.allSaved, { exact: true }).waitFor()

/** The next call by which this desk sends entries. */
export const nextSending = ({ page }: Helper): Promise<Request> =>
  page.waitForRequest(
    (request) =>
      request.method() === sendEntries.method && request.url().includes(`${API_PREFIX}${sendEntries.path}`),
  )

export async function handOver({ page, words }: Helper, to: string): Promise<void> {
  await page.getByRole('button', { name: words.menu }).click()
  await page.getByRole('button', { name: words.handOver }).click()
  await page.getByLabel(words.to, { exact: true }).fill(to)
  await page.getByRole('button', { name: words.handOverNow }).click()
  await page.getByRole('dialog').getByText(`→ ${to}`).waitFor()
  await page.getByRole('button', { name: words.close }).click()
}

/** The fewest notes and coins of a sum, by the names of a count's fields; coins in paise. */
export function notesOf(rupees: number): Record<string, number> {
  let left = rupees
  const notes = NOTES.map((note): [string, number] => {
    const count = Math.floor(left / note)
    left -= count * note
    return [`notes_${note}`, count]
  })
  return { ...Object.fromEntries(notes), coins_paise: left * 100 }
}

/** Two people count `rupees`: first they fill in what was to be counted later. `number`: of the count; `reason`: of a difference. */
export async function count(helper: Helper, number: number, rupees: number, reason?: string): Promise<void> {
  const { page, words, written } = helper
  await page.getByRole('button', { name: words.menu }).click()
  await page.getByRole('button', { name: words.countCash }).click()
  for (const [envelope, gift] of written) if (gift.isLater) await fillIn(helper, envelope, gift)
  await page.getByLabel(words.secondCounter).fill('Chacha')
  const { coins_paise = 0, ...notes } = notesOf(rupees)
  for (const note of NOTES)
    await page.getByLabel(words.notes(note), { exact: true }).fill(String(notes[`notes_${note}`]))
  await page.getByLabel(words.coins).fill(String(coins_paise / 100))
  await page.getByRole('button', { name: words.compare }).click()
  if (reason !== undefined) {
    await page.getByLabel(words.reason).fill(reason)
    await page.getByLabel(words.reasonBy).fill('Chacha')
  }
  await page.getByRole('button', { name: words.closeCount }).click()
  await page.getByText(words.countClosed(number)).waitFor()
  await page.getByRole('button', { name: words.close }).click()
}

async function fillIn({ page, words }: Helper, number: string, { quantity }: WrittenGift): Promise<void> {
  const isOf = new RegExp(`^${number}(?!\\d)`)
  await page.getByRole('dialog').getByRole('button', { name: isOf }).click()
  const change = page.getByRole('dialog', { name: words.change(number) })
  await change.getByLabel(words.amount).fill(String(quantity))
  await change.getByRole('button', { name: words.saveChange }).click()
  await change.waitFor({ state: 'detached' })
}
