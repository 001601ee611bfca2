// `npm run doctor`: what it says of mail servers, providers, addresses, clocks and certificates, good and bad.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createServer as createTlsServer } from 'node:tls'
import { type StandIn, startStandIn } from '@lifafa/razorpay-stand-in'
import { fastify } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Services } from '../../services.ts'
import { readSettings } from '../../settings.ts'
import { smtpServer, taking } from '../../test/mail/smtp-server.ts'
import { PROVIDER_KEY } from '../../test/servers/running-server.ts'
import { startProcess } from '../../test/start-process.ts'
import { health } from '../health.ts'
import { certificateFinding, examineAddresses } from './examine-addresses.ts'
import { examineBackups } from './examine-backups.ts'
import { clockFinding } from './examine-clock.ts'
import { examineMail } from './examine-mail.ts'
import { examineProvider } from './examine-provider.ts'
import { type Finding, presentFindings } from './finding.ts'

const CLOSED = '127.0.0.1:1'
const NOW = new Date('2099-11-21T06:30:00Z')
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)

let standIn: StandIn
beforeAll(async () => {
  standIn = await startStandIn({ port: 0, ...PROVIDER_KEY })
})
afterAll(() => standIn.stop())

const printed = (findings: readonly Finding[]) =>
  findings.map(({ of, state, text }) => `${of} ${state}: ${text}`)
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

test('a mail server that takes emails is good; one that refuses our name, or is away, is reported without the password', async () => {
  const settings = (url: string) => readSettings({ SMTP_URL: url, MAIL_FROM: 'me@lifafa.example' })
  const open = await smtpServer(taking)
  expect((await examineMail(settings(open.url)))[0]?.state).toBe('good')
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
    /^email wrong: 127\.0\.0\.1:\d+ encrypts nothing .*: write smtps:\/\/ in SMTP_URL, or set MAIL_PLAINTEXT=accept/,
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
  const at = (publicUrl: string) => examineAddresses(readSettings({ PUBLIC_URL: publicUrl }), NOW)
  expect(printed(await at(origin)).slice(1)).toEqual([
    `address wrong: Something else answers at ${origin} (404): point the DNS name or the proxy at our servers.`,
    `webhook address wrong: Calls to ${origin}/api/payment/webhook/ are answered 404, not by our server: let the proxy pass them on as they are.`,
  ])
  other.close()
  const [certificate, address] = printed(await at(`https://${CLOSED}`))
  expect(certificate).toBe(
    'certificate note: The certificate of 127.0.0.1 was not seen: nothing answers there (ECONNREFUSED).',
  )
  expect(address).toContain(`address wrong: Nobody answers at https://${CLOSED}`)
})

test('the certificate is asked for by its name, as a proxy with several wants it', async () => {
  const asked: string[] = []
  const proxy = createTlsServer({
    SNICallback(name, done) {
      asked.push(name)
      done(new Error('none of this name'))
    },
  }).listen(0, 'localhost')
  await once(proxy, 'listening')
  const PUBLIC_URL = `https://localhost:${(proxy.address() as AddressInfo).port}`
  const states = (await examineAddresses(readSettings({ PUBLIC_URL }), NOW)).map(({ of }) => of)
  expect(asked).toEqual(states.map(() => 'localhost'))
  proxy.close()
})

test('a clock that is off by more than half a minute is reported, with the direction', () => {
  expect(clockFinding('the provider', later(30), NOW).state).toBe('good')
  expect(clockFinding('the provider', later(95), NOW)).toMatchObject({
    state: 'wrong',
    text: expect.stringContaining('is 95 seconds behind that of the provider'),
  })
  expect(clockFinding('the provider', later(-95), NOW).text).toContain('ahead of')
})

test.each([
  ['90 days', 90 * 24, 31 * 24, 'good'],
  ['90 days', 90 * 24, 29 * 24, 'wrong'],
  ['six days', 6 * 24, 50, 'good'],
  ['twelve hours', 12, 5, 'good'],
  ['twelve hours', 12, 3, 'wrong'],
])('of a certificate of %s (%d h), with %d hours left, it says: %s', (_life, lifeHours, leftHours, state) => {
  const at = (hours: number) => later(hours * 3600).toUTCString()
  const found = certificateFinding(
    'lifafa.example',
    { valid_from: at(leftHours - lifeHours), valid_to: at(leftHours) },
    NOW,
  )
  expect(found.state).toBe(state)
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
  expect(printed(await examineAddresses(readSettings({ PUBLIC_URL, TRUST_PROXY }), NOW))[2]).toMatch(said)
  await app.close()
})

test('a secret backup key on a server is reported', () => {
  const states = ['', `age1${'q'.repeat(58)}`, `AGE-SECRET-KEY-1${'Q'.repeat(58)}`].map(
    (BACKUP_KEY) => examineBackups(readSettings({ BACKUP_KEY }))[0]?.state,
  )
  expect(states).toEqual(['note', 'good', 'note'])
})

test('findings are a table, and end with how many are wrong', () => {
  const wrong: Finding = { state: 'wrong', of: 'disk', text: 'It is full.' }
  expect(presentFindings([{ state: 'good', of: 'settings', text: 'Fine.' }, wrong])).toBe(
    'settings  good   Fine.\ndisk      WRONG  It is full.\n\nOne thing is wrong.\n',
  )
})

test('with a wrong setting nothing else is examined, and the exit code is 1', async () => {
  const { lines, ended } = startProcess('../operations/doctor/main.ts', ['doctor'], { PORT: 'eighty' })
  expect(await lines.next()).toMatchObject({
    value:
      'settings  WRONG  PORT is not valid: write a whole number from 1 to 65535. The rest is examined once this is right.',
  })
  expect((await ended).exitCode).toBe(1)
})
