// Records the film of the landing page (`npm run film`): the real pages of a sandbox, operated as people do.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { chromiumThatIsThere } from '../../../tools/checks/find-chromium.mjs'
import { checkout, payButton } from '../guest/give.ts'
import { arriveSignedIn } from '../host/sign-in.ts'
import { openAccount } from '../server/api.ts'
import { giveToBox, openBox } from '../server/boxes.ts'
import { openServer } from '../server/server-process.ts'
import { encode } from './encode.ts'
import { openPhone } from './phone.ts'
import { openStage, pictureOf, type Stage } from './stage.ts'

const GUEST = { name: 'अनन्या राव', phone: '9812345678', address: '7, Ridge Road, Indore' }
const EARLIER = [
  { name: 'Farhan & Zoya Sheikh', phone: '9812300001', amount: 5101, address: 'Gomti Nagar, Lucknow' },
  { name: 'Nani', phone: '9812300002', amount: 1101, address: 'C-Scheme, Jaipur' },
  { name: 'विवेक जोशी', phone: '9812300003', amount: 2101, address: 'Kothrud, Pune' },
]
const FAST_MS = 70
const READ_MS = 1100

async function type(stage: Stage, page: Page, label: string, text: string): Promise<void> {
  const field = page.getByLabel(label)
  await field.focus()
  for (let length = 1; length <= text.length; length += 2) {
    await field.fill(text.slice(0, length + 1))
    await stage.show(page, FAST_MS)
  }
}

async function scan(stage: Stage, host: Page): Promise<void> {
  await host.getByRole('button', { name: 'Download Poster' }).click()
  const [poster] = await Promise.all([
    host.waitForEvent('download'),
    host.getByRole('menuitem', { name: 'English' }).click(),
  ])
  await stage.scan(await poster.path(), 1900)
}

async function give(stage: Stage, guest: Page): Promise<void> {
  await stage.caption('chooses an amount')
  await stage.show(guest, 900, 'fade')
  await guest.getByRole('radio', { name: '₹501', exact: true }).click()
  await stage.show(guest, 400)
  // What is typed next, below the header of the phone.
  await guest
    .getByLabel('Full Name')
    .evaluate((field) => scrollBy(0, field.getBoundingClientRect().top - 140))
  await stage.show(guest, 300, 'fade')
  await type(stage, guest, 'Full Name', GUEST.name)
  await type(stage, guest, 'Phone Number', GUEST.phone)
  await type(stage, guest, 'Address', GUEST.address)
  await guest.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await stage.caption('and gives')
  await stage.show(guest, READ_MS, 'fade')
  await payButton(guest).click()
  const pay = checkout(guest).getByRole('button', { name: 'Pay ₹521.04' })
  await pay.waitFor()
  await stage.show(guest, READ_MS, 'fade')
  await pay.click()
  await guest.getByRole('dialog', { name: 'Thank You' }).waitFor()
  await stage.show(guest, 2 * READ_MS, 'fade')
}

const folder = await mkdtemp(join(tmpdir(), 'film-'))
const server = await openServer()
const browser = await chromium.launch({
  executablePath: chromiumThatIsThere(),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  const stage = await openStage(browser, folder)
  const account = await openAccount(server)
  const box = await openBox(server, account)
  for (const contribution of EARLIER) await giveToBox(server, box.giftid, contribution)

  const host = await openPhone(browser, server.url)
  await arriveSignedIn(host, server, account, `/event/${box.giftid}`)
  await host.getByText('Nani').waitFor()
  const total = host.getByText('Total Contributions')
  const showTotal = () => total.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await showTotal()
  const before = await pictureOf(host)
  const guest = await openPhone(browser, server.url)
  await guest.goto(box.contribute_url)

  await stage.caption('A guest scans,')
  await scan(stage, host)
  await give(stage, guest)
  await stage.caption('You see it at once.')
  await stage.show(before, READ_MS, 'fade')
  await host.reload()
  await host.getByText(GUEST.name).waitFor()
  await showTotal()
  await stage.show(host, READ_MS, 'fade')
  await host.getByText(GUEST.name).evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await stage.show(host, 2 * READ_MS, 'fade')
  await encode(folder, stage.frames)
} finally {
  await browser.close()
  await server.remove()
  await rm(folder, { recursive: true })
}
