// The two commands as processes: beside a running server, after it has ended, and without a database.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { API_PREFIX } from '@lifafa/contract/endpoint'
import { paymentPaths } from '@lifafa/contract/guest-page/payment-paths'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../../../../tools/free-port.mjs'
import { makeDataDir } from '../../test/database/pglite-database.ts'
import { openTestDatabase, testDatabaseKind } from '../../test/database.ts'
import { startProcess } from '../../test/start-process.ts'
import { EXIT } from './question.ts'

let env: NodeJS.ProcessEnv
let cleanUp: () => Promise<void>
beforeAll(async () => {
  const ports = { PORT: String(await freePort()), SANDBOX_RAZORPAY_PORT: String(await freePort()) }
  if (testDatabaseKind === 'pglite') {
    const dataDir = await makeDataDir()
    env = { ...ports, RAZORPAY_KEY_ID: '', DATABASE_URL: '', DATA_DIR: dataDir }
    cleanUp = () => rm(dataDir, { recursive: true })
  } else {
    const { databaseUrl, dataDir, close } = await openTestDatabase()
    env = { ...ports, RAZORPAY_KEY_ID: '', DATABASE_URL: databaseUrl, DATA_DIR: dataDir }
    cleanUp = close
  }
})
afterAll(() => cleanUp())

async function run(args: string[], more: NodeJS.ProcessEnv = {}) {
  const { lines, ended } = startProcess('../operations/commands/main.ts', args, { ...env, ...more })
  const printed: string[] = []
  for await (const line of lines) printed.push(line)
  return { text: printed.join('\n'), ...(await ended) }
}

const GUEST = { name: 'Sunita Deshpande', phone: '9876543210', address: '7 Station Road, Pune' }

/** Contributes ₹501 to the box of this link, pays at the stand-in and verifies the payment; answers the payment's id. */
async function give(link: string): Promise<string> {
  const post = async <T>(url: string, body: object): Promise<T> =>
    (
      await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    ).json() as Promise<T>
  const api = `http://127.0.0.1:${env.PORT}${API_PREFIX}`
  const details = { ...GUEST, giftid: link.match(/[^/]+$/)?.[0] }
  const { id } = await post<{ id: string }>(`${api}${paymentPaths.createOrder}`, {
    ...details,
    amount: 52_104,
  })
  const proof = await post<{ razorpay_payment_id: string }>(
    `http://127.0.0.1:${env.SANDBOX_RAZORPAY_PORT}/stand-in/orders/${id}/pay`,
    { webhooks: false },
  )
  await post(`${api}${paymentPaths.verify}`, { ...details, ...proof, amount: 501 })
  return proof.razorpay_payment_id
}

test('an operator is answered while the server runs and after it has ended', async () => {
  const server = startProcess('../main.ts', [], env)
  let link = ''
  for await (const line of server.lines) {
    if (line.includes('/contribute/')) link = line.trim()
    if (line.includes('/dev/mail')) break
  }
  if (!link) throw new Error(`It names no box to give to: ${(await server.ended).stderr}`)
  const paymentId = await give(link)
  const timeline = await run(['payment', paymentId])
  expect(timeline).toMatchObject({ exitCode: EXIT.fine, stderr: '' })
  expect(timeline.text).toContain(`stands   a contribution of ₹501 by ${paymentId}`)
  const running = await run(['books'])
  expect(running).toMatchObject({ exitCode: EXIT.fine, stderr: '' })
  expect(running.text).toMatch(/^ {2}captured +1 +₹521\.04$/m)
  expect(running.text).toMatch(/They agree\.$/)
  server.child.kill('SIGTERM')
  expect(await server.ended).toMatchObject({ exitCode: 0, stderr: '' })

  const alone = await run(['books'])
  expect(alone).toMatchObject({ exitCode: EXIT.unknown, stderr: '' })
  expect(alone.text).toMatch(/^ {2}contributions +1 +₹501$/m)
  expect(alone.text).toMatch(/Our own books are sound; .*npm start\.$/)
})

test('without a database the command says so, creates none, and explains its use', async () => {
  const empty = await mkdtemp(join(tmpdir(), 'lifafa-asked-'))
  const { exitCode, stderr } = await run(['books'], { DATABASE_URL: '', DATA_DIR: empty })
  expect(stderr).toBe(`There is no database in ${empty}: nothing has been started there yet.\n`)
  expect(exitCode).toBe(EXIT.unknown)
  await rm(empty, { recursive: true })
  expect((await run(['payment'])).stderr).toContain('npm run payment -- <id> [--full]')
})
