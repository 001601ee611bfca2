// `npm run doctor`: what it says of mail servers, providers, addresses and clocks, good and bad.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type StandIn, startStandIn } from '@lifafa/razorpay-stand-in'
import { fastify } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Services } from '../../services.ts'
import { readSettings } from '../../settings.ts'
import { smtpServer, taking } from '../../test/mail/smtp-server.ts'
import { PROVIDER_KEY } from '../../test/servers/running-server.ts'
import { startProcess } from '../../test/start-process.ts'
import { health } from '../health.ts'
import { clockFinding, examineAddresses, examineMail, examineProvider, type Finding } from './examine.ts'

const CLOSED = '127.0.0.1:1'
const NOW = new Date('2099-11-21T06:30:00Z')
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)

let standIn: StandIn
beforeAll(async () => {
  standIn = await startStandIn({ port: 0, ...PROVIDER_KEY })
})
afterAll(() => standIn.stop())

const printed = (findings: readonly Finding[]) =>
  findings.map(({ of, isWrong, text }) => `${of} ${isWrong ? 'wrong' : 'good'}: ${text}`)
const withKey = (keySecret: string) =>
  readSettings({
    RAZORPAY_KEY_ID: PROVIDER_KEY.keyId,
    RAZORPAY_KEY_SECRET: keySecret,
    RAZORPAY_WEBHOOK_SECRET: 'a webhook secret',
    RAZORPAY_API_URL: standIn.url,
    PAYOUTS: 'on',
    PAYOUT_ACCOUNT: '2323230000000000',
  })

test('a provider that accepts our key is good; a wrong key is reported, without the key', async () => {
  const [key, payouts, clock] = printed(await examineProvider(withKey(PROVIDER_KEY.keySecret), new Date()))
  expect([key, payouts]).toEqual([
    'provider good: It accepts our test key.',
    'payouts good: It lists the payouts of our account.',
  ])
  expect(clock).toBe('clock good: This machine and the provider have the same time.')
  const [denied = ''] = printed(await examineProvider(withKey('another secret'), new Date()))
  expect(denied).toMatch(/^provider wrong: .*: renew the key and its secret, or let it accept the address/)
  expect(denied).not.toContain('another secret')
})

test('a mail server that refuses our name, or is away, is reported without the password', async () => {
  const settings = (url: string) => readSettings({ SMTP_URL: url, MAIL_FROM: 'me@lifafa.example' })
  const open = await smtpServer(taking)
  expect((await examineMail(settings(open.url)))[0]?.isWrong).toBe(false)
  await open.close()
  const strict = await smtpServer((command) => (command.startsWith('AUTH') ? '535 no' : '250 AUTH PLAIN'))
  const [refused = ''] = printed(await examineMail(settings(strict.url.replace('//', '//me:secret@'))))
  expect(refused).toMatch(
    /^email wrong: 127\.0\.0\.1:\d+ takes no emails from us \(.*535 no\): correct SMTP_URL\.$/,
  )
  expect(refused).not.toContain('secret')
  await strict.close()
  const clear = await smtpServer((command) => (command === 'STARTTLS' ? '502 no' : '250 fine'))
  expect(printed(await examineMail({ ...settings(clear.url), smtpNeedsTls: true }))[0]).toMatch(
    /^email wrong: 127\.0\.0\.1:\d+ takes no emails from us .*: write smtps:\/\/ in SMTP_URL, or set MAIL_PLAINTEXT=accept/,
  )
  await clear.close()
  expect(printed(await examineMail(settings(`smtp://${CLOSED}`)))[0]).toContain('ECONNREFUSED')
})

test('an unreachable or foreign address, and missing webhooks, are reported as wrong', async () => {
  const other = createServer((_request, response) => response.writeHead(404).end('hello')).listen(
    0,
    '127.0.0.1',
  )
  await once(other, 'listening')
  const origin = `http://127.0.0.1:${(other.address() as AddressInfo).port}`
  const at = (publicUrl: string) => examineAddresses(readSettings({ PUBLIC_URL: publicUrl }))
  expect(printed(await at(origin))).toEqual([
    `address wrong: Something else answers at ${origin}/healthz (404): point the name and the proxy at our servers.`,
    `webhook address wrong: Something else answers at ${origin}/api/payment/webhook/ (404): point the name and the proxy at our servers.`,
  ])
  other.close()
  const [address] = printed(await at(`https://${CLOSED}`))
  expect(address).toContain(`address wrong: Nobody answers at https://${CLOSED}/healthz (`)
})

test('a clock that is off by more than half a minute is reported, with the direction', () => {
  expect(clockFinding(later(30), NOW).isWrong).toBe(false)
  expect(clockFinding(later(95), NOW)).toMatchObject({
    isWrong: true,
    text: expect.stringContaining('is 95 seconds behind the provider’s'),
  })
  expect(clockFinding(later(-95), NOW).text).toContain('ahead of')
})

test.each([
  ['one proxy where one is trusted', '1', '203.0.113.9', /^proxies good/],
  [
    'none trusted behind one',
    '0',
    '203.0.113.9',
    /^proxies wrong: .*all callers count as one.*TRUST_PROXY=1/,
  ],
  ['three trusted behind one', '3', '203.0.113.9', /^proxies wrong: .*stranger can choose.*TRUST_PROXY=1/],
  ['none trusted and none there', '0', undefined, /^proxies good/],
])('it counts the proxies before the server: %s', async (_case, TRUST_PROXY, forwarded, said) => {
  const app = fastify()
  // The proxy: it adds the address that it was called from.
  app.addHook('onRequest', async ({ headers }) => {
    if (forwarded) headers['x-forwarded-for'] = forwarded
  })
  health(app, { db: {} as Services['db'] }, () => 'serving')
  const PUBLIC_URL = await app.listen({ port: 0, host: '127.0.0.1' })
  expect(printed(await examineAddresses(readSettings({ PUBLIC_URL, TRUST_PROXY })))[1]).toMatch(said)
  await app.close()
})

test('with a wrong setting nothing is examined, and the exit code is 1', async () => {
  const { ended } = startProcess('../operations/doctor/main.ts', [], { PORT: 'eighty' })
  expect(await ended).toEqual({
    exitCode: 1,
    stderr: 'PORT is not valid: write a whole number from 1 to 65535.\n',
  })
})
