// The files of deploy/ and of continuous integration: what they promise, since no engine for containers is at hand to run them.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'

const ROOT = join(import.meta.dirname, '..')
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')

type Service = {
  image: string
  networks: string[]
  ports?: string[]
  volumes: string[]
}
type Compose = { services: Record<string, Service>; networks: Record<string, object | null>; volumes: object }
const compose: Compose = parse(read('deploy/compose.yaml'), { merge: true })
const { proxy, database } = compose.services

describe('compose.yaml', () => {
  test('lets nobody in but through the proxy, and the database nowhere', () => {
    const published = Object.entries(compose.services).filter(([, { ports }]) => ports)
    expect(published.map(([name]) => name)).toEqual(['proxy'])
    expect(database?.networks).toEqual(['inside'])
    expect(proxy?.networks).not.toContain('inside')
    expect(compose.networks.inside).toEqual({ internal: true })
  })

  test('takes backups by the programs of the database’s version, which Debian 12 has', () => {
    const [, major] = /postgres:(\d+)/.exec(database?.image ?? '') ?? []
    expect([major, /^FROM debian:12/m.test(read('deploy/Dockerfile'))]).toEqual(['15', true])
  })

  test('names existing volumes, networks and files', () => {
    const mounted = Object.values(compose.services).flatMap(({ volumes }) =>
      volumes.map((volume) => volume.split(':')[0] ?? ''),
    )
    const isThere = (name: string) =>
      name.startsWith('./') ? existsSync(join(ROOT, 'deploy', name)) : name in compose.volumes
    expect(mounted.filter((name) => !isThere(name))).toEqual([])
    const networks = Object.values(compose.services).flatMap((service) => service.networks)
    expect(networks.filter((name) => !(name in compose.networks))).toEqual([])
  })
})

test('every image is pinned by its version and its content', () => {
  const images = [
    ...[...read('deploy/Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, image]) => image ?? ''),
    ...[proxy, database].map((service) => service?.image ?? ''),
  ]
  expect(images).toHaveLength(4)
  for (const image of images) expect(image).toMatch(/^[a-z]+:[\d.]+-[a-z-]+@sha256:[0-9a-f]{64}$/)
})

describe('a unit of systemd', () => {
  const units = readdirSync(join(ROOT, 'deploy/systemd')).filter((name) => name.endsWith('.service'))

  test.each(units)('%s starts a program that a bundle has', (name) => {
    const [, program, script] =
      /^ExecStart=\/opt\/lifafa\/(\S+) (\S+)/m.exec(read(`deploy/systemd/${name}`)) ?? []
    expect(program).toBe('bin/node')
    expect(existsSync(join(ROOT, script ?? '-'))).toBe(true)
  })

  test('an operator’s command has the settings and the user of the services', () => {
    const command = read('deploy/lifafa')
    const unit = read('deploy/systemd/lifafa-backup.service')
    const own = [...command.matchAll(/--setenv=(\S+)/g)].map(([, each]) => each)
    const [, environment = ''] = /^Environment=(.*)$/m.exec(unit) ?? []
    expect(own).toEqual(environment.replace('%S', '/var/lib').split(' '))
    expect(command).toContain(`--property=EnvironmentFile=${/^EnvironmentFile=(.*)$/m.exec(unit)?.[1]}`)
    expect(command).toContain(`--uid=${/^User=(.*)$/m.exec(unit)?.[1]}`)
    expect(unit).toContain('ExecStart=/opt/lifafa/bin/node tools/ask.mjs')
    expect(command).toContain('/opt/lifafa/bin/node tools/ask.mjs "$@"')
  })
})

describe('continuous integration', () => {
  interface Workflow {
    permissions: Record<string, string>
    jobs: Record<string, { 'timeout-minutes': number; steps: { uses?: string; run?: string }[] }>
  }
  const workflows = readdirSync(join(ROOT, '.github/workflows')).map((name): [string, Workflow] => [
    name,
    parse(read(`.github/workflows/${name}`)),
  ])
  const steps = ({ jobs }: Workflow) => Object.values(jobs).flatMap((job) => job.steps)

  test.each(workflows)('%s asks for few rights, ends, and pins the actions of others', (_name, workflow) => {
    expect(workflow.permissions.contents).toBe('read')
    for (const job of Object.values(workflow.jobs)) expect(job['timeout-minutes']).toBeGreaterThan(0)
    for (const { uses } of steps(workflow)) if (uses) expect(uses).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/)
  })
})
