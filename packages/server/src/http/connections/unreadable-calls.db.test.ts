// A call that Node's parser refuses is answered like every other refusal.
import { type AddressInfo, connect } from 'node:net'
import { failures } from '@lifafa/contract/failures'
import { beforeAll, expect, test } from 'vitest'
import { sendRaw } from '../../test/servers/send-raw.ts'
import { testApp } from '../../test/test-app.ts'

const served = testApp()
beforeAll(async () => {
  served.app.get('/endless', (_request, reply) => {
    reply.hijack()
    reply.raw.writeHead(200).write('begun')
  })
  await served.app.listen({ port: 0, host: '127.0.0.1' })
})

const HOST = 'Host: x\r\n'

test.each([
  ['a head over 16 kB', `GET / HTTP/1.1\r\n${HOST}X-Long: ${'x'.repeat(20_000)}\r\n\r\n`, 'headTooLarge'],
  ['no method', `FETCH / HTTP/1.1\r\n${HOST}\r\n`, 'malformedRequest'],
  ['a raw byte in the path', `GET /\x01 HTTP/1.1\r\n${HOST}\r\n`, 'malformedRequest'],
  [
    'a length that is no number',
    `POST /api/auth/login HTTP/1.1\r\n${HOST}Content-Length: many\r\n\r\n`,
    'malformedRequest',
  ],
] as const)('%s is refused with code, sentence and headers', async (_what, bytes, code) => {
  expectRefusal(await sendRaw(served, bytes), code)
})

test('a head that does not arrive in time is, too', async () => {
  const { server } = served.app
  const { headersTimeout } = server
  server.headersTimeout = 300
  expectRefusal(await sendRaw(served, `GET / HTTP/1.1\r\n${HOST}`), 'tooSlow')
  server.headersTimeout = headersTimeout
})

test('nothing is written into an answer that has begun', async () => {
  const { port } = served.app.server.address() as AddressInfo
  const answer = await new Promise<string>((resolve) => {
    let answer = ''
    const socket = connect({ port, host: '127.0.0.1' }, () =>
      socket.write(`GET /endless HTTP/1.1\r\n${HOST}\r\n`),
    )
    socket
      .on('close', () => resolve(answer))
      .on('data', (part) => {
        if (answer === '') socket.write('not a call\r\n\r\n')
        answer += part
      })
  })
  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  expect(answer.match(/HTTP\/1/g)).toHaveLength(1)
})

function expectRefusal(answer: string, code: 'headTooLarge' | 'tooSlow' | 'malformedRequest'): void {
  const { status, message } = failures[code]
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  const [line, ...headers] = head.toLowerCase().split('\r\n')
  expect(line).toMatch(new RegExp(`^http/1\\.1 ${status} \\w`))
  expect(headers).toEqual(
    expect.arrayContaining([
      'content-type: application/json; charset=utf-8',
      'cache-control: no-store',
      'x-content-type-options: nosniff',
      expect.stringMatching(/^content-security-policy: default-src 'none'/),
      'connection: close',
      `content-length: ${Buffer.byteLength(body)}`,
    ]),
  )
  expect(JSON.parse(body)).toEqual({ success: false, code, message })
}
