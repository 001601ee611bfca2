// Tests the script size of the application's pages: what each adds to the shared script in the build.
import { describe, expect, it } from 'vitest'
import type { Script } from '../script-list.ts'
import { APP_ROUTE_BYTES, FETCHED_WHEN_USED } from './budgets.ts'
import { compressedBytes, readBuild } from './read-build.ts'

const BIGGEST = 5
const { scripts, shared, pages } = readBuild()

function weigh(added: Script[]): { bytes: number; biggest: string } {
  const weighed = added
    .map(({ file }) => ({ file, bytes: compressedBytes(`client/${file}`) }))
    .sort((a, b) => b.bytes - a.bytes)
  return {
    bytes: weighed.reduce((sum, { bytes }) => sum + bytes, 0),
    biggest: weighed
      .slice(0, BIGGEST)
      .map(({ file, bytes }) => `${file} (${bytes})`)
      .join(', '),
  }
}

describe('a page of the application adds at most 60 kB of script to the shared one', () => {
  it.each(pages)('$path', ({ path, added }) => {
    const { bytes, biggest } = weigh(added)
    expect(bytes, `${path} adds ${bytes} bytes, most of them in ${biggest}`).toBeLessThanOrEqual(
      APP_ROUTE_BYTES,
    )
  })
})

describe('no page loads at its start what is fetched on use', () => {
  const starts = [{ path: 'every page', added: shared }, ...pages]

  it.each(FETCHED_WHEN_USED)('%s', (source) => {
    const matching = ({ modules }: Script) => modules.filter((module) => source.test(module))
    expect(scripts.flatMap(matching), `sources that match ${source}`).not.toEqual([])
    const started = starts.flatMap(({ path, added }) =>
      added.flatMap(matching).map((module) => `${path} starts with ${module}: import() it where it is used`),
    )
    expect(started).toEqual([])
  })
})
