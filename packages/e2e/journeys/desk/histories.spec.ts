// Random histories of a device in a real browser: cuts, kills and lost answers. The register is in the end as it was written.
import type { Page } from '@playwright/test'
import fc from 'fast-check'
import { amount, expectKept, status, test, words, writeGift } from '../../desk/desk-page.ts'
import { expect } from '../../test.ts'

const HISTORIES = 50
const history = fc.array(
  fc.constantFrom(
    ...(['write', 'write', 'write', 'change', 'undo', 'cut', 'restore', 'kill', 'loseAnswer'] as const),
  ),
  { minLength: 3, maxLength: 8 },
)
const ENTRIES = '**/api/desk/entries'

test.use({ expectedConsoleErrors: [/net::ERR_|Failed to load resource/] })

test(`${HISTORIES} random histories lose nothing and double nothing`, { tag: '@deep' }, async ({
  phone,
  desk,
  register,
}) => {
  test.setTimeout(1_800_000)
  const context = phone.context()
  await expectKept(phone)
  let page: Page = phone
  const written = new Map<number, number>()
  let next = 1
  /** The number of the entry above the card, which has the button to undo it. */
  let justSaved: number | undefined

  const act = {
    async write() {
      await writeGift(page, String(next), `Guest ${next}`)
      written.set(next, next)
      justSaved = next++
    },
    async change() {
      const last = [...written.keys()].at(-1)
      if (last === undefined) return
      const line = page.getByRole('button', { name: `A-${last} Guest ${last}` })
      // Five lines are shown, with those that were struck out.
      if (!(await line.isVisible())) return
      await line.click()
      const sheet = page.getByRole('dialog', { name: words.change(`A-${last}`) })
      const rupees = (written.get(last) ?? 0) + 1000
      await sheet.getByLabel(words.amount).fill(String(rupees))
      await sheet.getByRole('button', { name: words.saveChange }).click()
      await expect(sheet).toBeHidden()
      written.set(last, rupees)
    },
    async undo() {
      if (justSaved === undefined) return
      await page.getByRole('button', { name: words.undo }).click()
      await expect(page.getByRole('button', { name: words.undo })).toBeHidden()
      written.delete(justSaved)
      justSaved = undefined
    },
    cut: () => context.setOffline(true),
    restore: () => context.setOffline(false),
    async kill() {
      await page.close()
      page = await context.newPage()
      await page.goto(desk.path)
      await expect(amount(page)).toBeFocused()
      justSaved = undefined
    },
    loseAnswer: () =>
      page.route(
        ENTRIES,
        async (route) => {
          await route.fetch().catch(() => undefined)
          await route.abort().catch(() => undefined)
        },
        { times: 1 },
      ),
  }

  for (const steps of fc.sample(history, { numRuns: HISTORIES, seed: 27 })) {
    for (const step of steps) {
      await act[step]()
      if (step === 'change' || step === 'undo') await amount(page).focus()
    }
    await context.setOffline(false)
    // After several lost answers the next attempt is half a minute away.
    await expect(status(page, words.allSaved), steps.join()).toBeVisible({ timeout: 60_000 })
    await expect
      .poll(register, { message: steps.join() })
      .toEqual([...written].map(([number, rupees]) => `A-${number} Guest ${number} ${rupees}`).sort())
  }
})
