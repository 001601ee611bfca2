// What the files of a feature are called, so that each feature reads alike.
import { isServerSource } from './source.ts'
import type { Wall } from './wall.ts'

const OWN_FILE = /^packages\/server\/src\/features\/[^/]+\/([^/]+)\.ts$/

/** `routes.ts`, or `session-routes.ts` where a feature has two lists of them. */
const NAMES = /^(([a-z-]+-)?routes|reads|writes|rules|present|jobs|emails|guard|scheduled-tasks)$/

export const fileNames: Wall = {
  name: 'a feature of the server is made of routes, reads, writes, rules and a few more, or of folders',
  wayOut:
    'Give it one of the names in tools/walls/file-names.ts, or put it into reads/, writes/ or rules/, or, where a feature is kept by object (payments, payouts), into the folder of its object.',
  breachesIn: (sources) =>
    sources.filter(isServerSource).flatMap(({ path }) => {
      const name = OWN_FILE.exec(path)?.[1]
      return name === undefined || NAMES.test(name)
        ? []
        : [{ path, line: 1, what: `is called ${name}, which no feature knows` }]
    }),
}
