// Reads deploy/Dockerfile: how its last stage starts a server.
import { readFileSync } from 'node:fs'

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

export const image = {
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
