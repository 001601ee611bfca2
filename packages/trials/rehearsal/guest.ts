// A guest with a phone of their own: opens the box's page, fills the form in, pays, and is thanked.
import { contributePath } from '@lifafa/contract/guest-page/paths'
import { chargePaise, formatPaise } from '@lifafa/contract/money'
import { givingSentences } from '@lifafa/contract/sentences/guest/en/giving'
import { guestPageSentences } from '@lifafa/contract/sentences/guest/en/page'
import type { OnlineGift } from './plan.ts'
import { openPhone, type Wedding } from './wedding.ts'

/** `meanwhile` happens while the payment window is open, just before the guest pays. */
export async function give(
  wedding: Wedding,
  { name, phone, rupees }: OnlineGift,
  meanwhile = (): void => undefined,
): Promise<void> {
  const page = await openPhone(wedding)
  const charged = formatPaise(chargePaise(rupees))
  await page.goto(contributePath(wedding.boxId))
  await page.getByLabel(givingSentences.fullName).fill(name)
  await page.getByLabel(givingSentences.phoneNumber).fill(phone)
  await page.getByLabel(givingSentences.amount).fill(String(rupees))
  await page.getByLabel(givingSentences.address).fill('7, Ridge Road, Indore')
  await page.getByText(charged).first().waitFor()
  await page.getByRole('button', { name: guestPageSentences.marriageButton }).click()
  const pay = page.frameLocator('iframe').getByRole('button', { name: `Pay ${charged}` })
  await pay.waitFor()
  meanwhile()
  await pay.click()
  await page.getByRole('dialog', { name: givingSentences.thankYou }).waitFor()
  await page.context().close()
}

/** All of `gifts`, a few guests at a time. */
export async function giveAll(wedding: Wedding, gifts: readonly OnlineGift[]): Promise<void> {
  const left = [...gifts]
  const giveInTurn = async () => {
    for (let gift = left.shift(); gift; gift = left.shift()) await give(wedding, gift)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, giveInTurn))
}
const AT_ONCE = 2
