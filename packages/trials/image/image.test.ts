// A server as the image runs it: from a bundle of what the image gets, by the Dockerfile's own command, under a user who can write none of it.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { printPath } from '@lifafa/contract/posters/printed-posters'
import { type StandIn, startStandIn } from '@lifafa/razorpay-stand-in'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../../tools/free-port.mjs'
import { openTestDatabase, type TestDatabase } from '../../server/src/test/database.ts'
import { insertEventBox, insertHost } from '../../server/src/test/rows.ts'
import { giveOverHttp } from '../../server/src/test/servers/giving-over-http.ts'
import { PROVIDER_KEY, serverEnv } from '../../server/src/test/servers/running-server.ts'
import { openFolder, type Program, startProgram, untilReady } from '../processes/start-program.ts'
import { fillContext } from './fill-context.ts'

const DOCKERFILE = new URL('../../../deploy/Dockerfile', import.meta.url)

/** Instructions that go on over several lines, in one each. */
const instructions = readFileSync(DOCKERFILE, 'utf8')
  .replace(/^#.*\n/gm, '')
  .replace(/\\\n\s*/g, '')
  .split('\n')
const last = instructions.slice(instructions.findLastIndex((line) => line.startsWith('FROM ')))

const only = (name: string): string => {
  const [line, ...more] = last.filter((line) => line.startsWith(`${name} `))
  if (!line || more.length > 0) throw new Error(`deploy/Dockerfile has not one ${name} in its last stage.`)
  return line.slice(name.length + 1)
}

const image = {
  /** The bundle is there. */
  folder: only('WORKDIR'),
  user: only('USER'),
  environment: Object.fromEntries(
    only('ENV')
      .split(' ')
      .map((pair) => pair.split('=') as [string, string]),
  ),
  command: JSON.parse(only('CMD')) as string[],
  healthCheck: JSON.parse(only('HEALTHCHECK').replace(/^.*?CMD /, '')) as string[],
}

const folder = openFolder('lifafa-image-')
const bundle = join(folder, 'bundle')
let database: TestDatabase
let standIn: StandIn
let env: NodeJS.ProcessEnv
let url: string
let server: Program

/** A command of the image, where the bundle lies here. */
const run = ([program = '', ...args]: readonly string[], name: string) =>
  startProgram(join(bundle, 'bin', program), args.map(here), { folder, name, env })
const here = (arg: string): string => (existsSync(join(bundle, arg)) ? join(bundle, arg) : arg)

beforeAll(async () => {
  const builder = fillContext(join(folder, 'context'))
  execFileSync(process.execPath, ['tools/bundle.mjs', bundle], {
    ...builder,
    env: { PATH: process.env.PATH, HOME: folder, TMPDIR: folder },
    stdio: 'pipe',
  })
  execFileSync('chmod', ['-R', 'a-w', bundle])
  database = await openTestDatabase()
  standIn = await startStandIn({ port: 0, ...PROVIDER_KEY })
  const port = await freePort()
  url = `http://127.0.0.1:${port}`
  env = {
    ...image.environment,
    PATH: `${join(bundle, relative(image.folder, image.environment.PATH?.split(':')[0] ?? ''))}:/usr/bin:/bin`,
    // With a provider that plays, which production refuses.
    NODE_ENV: '',
    HOST: '127.0.0.1',
    PORT: String(port),
    ...serverEnv({ ...database, dataDir: join(folder, 'data') }, standIn),
    LOG_LEVEL: 'error',
  }
  server = run(image.command, 'server')
  await untilReady(server, () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ),
  )
})
afterAll(async () => {
  await server.stop()
  await standIn.stop()
  await database.close()
  execFileSync('chmod', ['-R', 'u+w', bundle])
})

test('a bundle has no tests, and nothing that only builds or checks', () => {
  const names = new Set(readdirSync(bundle, { recursive: true, encoding: 'utf8' }))
  expect([...names].filter((name) => /^packages\/.*\.test\.tsx?$/.test(name))).toEqual([])
  for (const name of ['vite', 'vitest', 'typescript', '@typescript', '@playwright/test', '@biomejs/biome'])
    expect(names.has(`node_modules/${name}`)).toBe(false)
})

test('no user of the image is root', () => {
  expect(image.user).toMatch(/^[1-9]\d+:[1-9]\d+$/)
})

test('a guest opens the page, gives, and is thanked', async () => {
  const { id } = await insertEventBox(database.db, { event_date: '2099-11-21' })
  expect(await giveOverHttp(url, standIn.url, id)).toEqual(['page 200', 'order 200', 'proof 200'])
})

test('a picture of a link and a poster, which child processes draw, are drawn', async () => {
  const host = await insertHost(database.db)
  const { id } = await insertEventBox(database.db, { host_id: host.id, event_date: '2099-11-21' })
  const page = await (await fetch(`${url}/contribute/${id}`)).text()
  const [, picture = ''] = /property="og:image" content="([^"]+)"/.exec(page) ?? []
  const kinds = [new URL(picture).pathname, printPath(id, 'english-a4.pdf')].map(async (path) => {
    const answer = await fetch(url + path)
    return `${answer.status} ${answer.headers.get('content-type')}`
  })
  expect(await Promise.all(kinds)).toEqual(['200 image/jpeg', '200 application/pdf'])
})

test('the health check of the image sees a server that is ready, and one that is gone', async () => {
  const health = async (port: string) => {
    const [program = '', ...args] = image.healthCheck
    const check = startProgram(join(bundle, 'bin', program), args, {
      folder,
      name: 'health',
      env: { ...env, PORT: port },
    })
    return check.ended
  }
  expect([await health(env.PORT ?? ''), await health(String(await freePort()))]).toEqual([0, 1])
})

test('an operator’s command runs in the container', async () => {
  const doctor = run(['node', 'tools/ask.mjs', 'doctor'], 'doctor')
  expect(await doctor.ended).toBe(0)
})

test('the container’s command ends on SIGTERM', async () => {
  await server.stop()
  expect(await server.ended).toBe(0)
})
