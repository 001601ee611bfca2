// A desk as its host opens it, and the page on which a helper writes; `test` with a desk that the phone has entered.
import { deskPath } from '@lifafa/contract/desk-page'
import type { Answer, Input } from '@lifafa/contract/endpoint'
import type { GiftBook } from '@lifafa/contract/endpoints/event-boxes'
import { changeDesk, listDesks, openDesk } from '@lifafa/contract/endpoints/register/desks'
import { listRegister } from '@lifafa/contract/endpoints/register/entries'
import { deskWords } from '@lifafa/contract/register/desk-words'
import { expect, type Page } from '@playwright/test'
import { call, type Host, logIn } from '../server/api.ts'
import type { Server } from '../server/server.ts'
import { test as base } from '../test.ts'

export const words = deskWords.en

const DAY_MS = 24 * 60 * 60 * 1000

export interface OpenedDesk {
  id: string
  path: string
  pin: string
}

const accessOf = async (server: Server, host: Host): Promise<string> =>
  (await logIn(server, host)).tokens.access

export async function openDeskOf(server: Server, host: Host, box: GiftBook): Promise<OpenedDesk> {
  const body = { helper: 'Pappu', ends_at: new Date(Date.now() + DAY_MS).toISOString() }
  const access = await accessOf(server, host)
  const { id, token, pin } = await call(server, openDesk, { access, id: box.giftid, body })
  return { id, pin, path: deskPath(token) }
}

/** The register as its host reads it: number, name and rupees, in the order of numbers. */
export async function registerOf(server: Server, host: Host, box: GiftBook): Promise<string[]> {
  const access = await accessOf(server, host)
  const { gifts } = await call(server, listRegister, { access, id: box.giftid })
  return gifts
    .filter(({ number, void_reason }) => number !== null && void_reason === null)
    .map(({ number, name, amount_paise }) => `${number} ${name} ${(amount_paise ?? 0) / 100}`)
    .sort()
}

export async function devicesOf(
  server: Server,
  host: Host,
  box: GiftBook,
): Promise<Answer<typeof listDesks>['desks'][number]['devices']> {
  const access = await accessOf(server, host)
  return (await call(server, listDesks, { access, id: box.giftid })).desks.flatMap(({ devices }) => devices)
}

export async function enterDesk(page: Page, { path, pin }: OpenedDesk, helper = 'Pappu'): Promise<void> {
  await page.goto(path)
  await page.getByLabel(words.pin).fill(pin)
  await page.getByLabel(words.pin).press('Enter')
  await expect(page.getByLabel(words.helper)).toBeFocused()
  await page.keyboard.type(helper)
  await page.keyboard.press('Enter')
  await expect(amount(page)).toBeFocused()
}

interface DeskFixtures {
  /** How much later the phone's clock is, which the test may then move; undefined: as it is. */
  clockMs: number | undefined
  /** The phone has entered it. */
  desk: OpenedDesk
  /** The host pauses, reopens or ends it. */
  setDesk: (state: Input<(typeof changeDesk)['body']>['state']) => Promise<void>
  /** `registerOf` the box. */
  register: () => Promise<string[]>
}

export const test = base.extend<DeskFixtures>({
  clockMs: [undefined, { option: true }],

  desk: async ({ phone, server, host, box, clockMs }, use) => {
    if (clockMs !== undefined) await phone.clock.install({ time: Date.now() + clockMs })
    const desk = await openDeskOf(server, host, box)
    await enterDesk(phone, desk)
    await use(desk)
  },

  setDesk: async ({ server, host, box, desk }, use) =>
    use(async (state) => {
      const asked = { access: await accessOf(server, host), id: box.giftid, params: { desk: desk.id } }
      await call(server, changeDesk, { ...asked, body: { state } })
    }),

  register: async ({ server, host, box }, use) => use(() => registerOf(server, host, box)),
})

export const amount = (page: Page) => page.getByLabel(words.amount)

/** With the keyboard alone: Enter after each of the three fields. Returns when the entry is on the disk, and has a line. */
export async function writeGift(page: Page, rupees: string, name: string, village = ''): Promise<void> {
  const undo = page.getByRole('button', { name: words.undo })
  const line = page.getByRole('status').filter({ has: undo })
  const before = await line.allTextContents()
  await expect(amount(page)).toBeFocused()
  await page.keyboard.type(rupees)
  await page.keyboard.press('Enter')
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  if (village) await page.getByLabel(words.village).fill(village)
  await page.keyboard.press('Enter')
  await expect(amount(page)).toHaveValue('')
  await expect.poll(() => line.allTextContents()).not.toEqual(before)
  await expect(line).toContainText(name)
}

export const status = (page: Page, text: string) => page.getByRole('banner').getByText(text, { exact: true })

/** Writes a gift as above, and waits until the server has all that was written. */
export async function sendGift(...gift: Parameters<typeof writeGift>): Promise<void> {
  await writeGift(...gift)
  await expect(status(gift[0], words.allSaved)).toBeVisible()
}

/** The worker has kept the page and all its files. */
export const expectKept = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state))
    .toBe('activated')
