// Six event boxes with guests for the guest list, and the three pages of one of them.
import type { GiftBook } from '@lifafa/contract/endpoints/event-boxes'
import { expect, type Page } from '@playwright/test'
import type { Host } from '../server/api.ts'
import { giveToBox, openBoxes } from '../server/boxes.ts'
import type { Server } from '../server/server.ts'
import { guestRows, pager } from './guests-page.ts'

type SixBoxes = { boxes: GiftBook[]; asha: GiftBook }

/** “Asha weds Rohan” (`asha`) has eleven guests, “आशा और रोहन” one. */
export async function openSixBoxes(server: Server, host: Host): Promise<SixBoxes> {
  const names = [
    'Mundan',
    'Griha Pravesh',
    'आशा और रोहन',
    'Retirement',
    'Asha weds Rohan',
    'Kavya weds Arjun',
  ]
  const boxes = await openBoxes(server, host, ...names.map((name) => ({ name })))
  const [, , hindi, , asha] = boxes
  if (!hindi || !asha) throw new Error('Boxes are missing.')
  for (let place = 1; place <= 11; place++)
    await giveToBox(server, asha.giftid, { name: `Guest ${place}`, amount: 1000 + place })
  await giveToBox(server, hindi.giftid, {
    name: 'अनन्या राव',
    amount: 96_153,
    address: '12, शिवाजी नगर,\nइंदौर',
  })
  return { boxes, asha }
}

/** The eleven guests of a box have three pages, and each guest is on one of them. */
export async function expectThreePages(page: Page): Promise<void> {
  const guests = pager(page, 'guests')
  await expect(guests.getByRole('button', { name: 'Previous' })).toBeDisabled()
  const seen: string[] = []
  for (const shown of ['1 to 5', '6 to 10', '11 to 11']) {
    await expect(guests).toContainText(`Showing ${shown} of 11 Guests`)
    // Who gave within one second stand in any order: the provider tells time in seconds.
    for (const row of await guestRows(page).allInnerTexts()) seen.push(row.match(/Guest \d+/)?.[0] ?? row)
    if (seen.length < 11) await guests.getByRole('button', { name: 'Next' }).click()
  }
  await expect(guests.getByRole('button', { name: 'Next' })).toBeDisabled()
  expect(seen.sort()).toEqual(Array.from({ length: 11 }, (_, place) => `Guest ${place + 1}`).sort())
}
