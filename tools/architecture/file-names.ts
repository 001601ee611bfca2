// The permitted file names in a feature, so that all features have the same structure.

import type { ArchitectureRule } from './rule.ts'
import { isServerSource } from './source.ts'

const OWN_FILE = /^packages\/server\/src\/features\/[^/]+\/([^/]+)\.ts$/

/** `routes.ts`, or `session-routes.ts` where a feature has two lists of them. */
const NAMES = /^(([a-z-]+-)?routes|reads|writes|rules|present|jobs|emails|erase|guard|scheduled-tasks)$/

export const fileNames: ArchitectureRule = {
  name: 'a feature of the server is made of routes, reads, writes, rules and a few more, or of folders',
  remedy:
    'Give it one of the names in tools/architecture/file-names.ts, or put it into reads/, writes/ or rules/, or, where a feature is kept by object (payments, payouts), into the folder of its object.',
  violationsIn: (sources) =>
    sources.filter(isServerSource).flatMap(({ path }) => {
      const name = OWN_FILE.exec(path)?.[1]
      return name === undefined || NAMES.test(name)
        ? []
        : [{ path, line: 1, what: `is called ${name}, which no feature knows` }]
    }),
}
