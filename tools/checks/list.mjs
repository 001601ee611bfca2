// Every check of `npm test` and of `npm run test:all`, with its command, its limit and its stage (docs/testing.md).
import { startTestPostgres } from '../find-postgres.mjs'
import { startOwnCitus } from '../postgres/find-citus.mjs'
import { findChromium } from './find-chromium.mjs'
import { chaos, playwright, vitest, vitestWithPrograms } from './suites.mjs'

const MINUTE = 60_000

/**
 * @typedef {{ env: NodeJS.ProcessEnv, release?(): Promise<void>, missing?: string }} Surroundings `missing`: why the check cannot run here
 *
 * @typedef {object} Check
 * @property {string} name as in `npm test -- --only=<name>`
 * @property {string[]} args what our Node runs
 * @property {boolean} [hasFilters] its runner takes parts of paths, for some of its tests
 * @property {string[]} [choice] arguments that leave some of its tests out, where none are named
 * @property {'all' | 'some'} [usesBuild] which of its tests read the built web pages
 * @property {number} timeoutMs
 * @property {import('./suites.mjs').Suite} [suite]
 * @property {(folder?: string) => Promise<Surroundings>} [surroundings] what must be there first, and is taken away afterwards; `folder`: for its files
 */

/** `minimal` prints failures alone. @param {string[]} projects */
export const vitestArgs = (...projects) => [
  ...['node_modules/vitest/vitest.mjs', 'run', '--allowOnly=false'],
  ...projects.flatMap((project) => ['--project', project]),
  ...['--reporter=minimal', '--reporter=json'],
]

/**
 * The limit bounds what hangs: at full depth a suite takes up to 25 minutes on two idle cores, and several times that on busy ones.
 * @param {import('./suites.mjs').Suite} suite @param {boolean} isFull
 * @returns {Omit<Check, 'name' | 'args'>}
 */
const usualSuite = (suite, isFull) => ({
  ...{ suite, timeoutMs: (isFull ? 90 : 25) * MINUTE },
  ...{ hasFilters: true, usesBuild: 'all' },
})

/** @param {string} [folder] */
export async function onPostgres(folder) {
  const { url, stop } = await startTestPostgres({ parent: folder })
  return { env: { TEST_DATABASE_URL: url }, release: stop }
}

/** @param {string} [folder] */
async function onCitus(folder) {
  const citus = await startOwnCitus({ parent: folder })
  if (!citus) return { env: {}, missing: 'no PostgreSQL here has the extension Citus' }
  const { url, workers, stop } = citus
  const env = { TEST_DATABASE: 'citus', TEST_DATABASE_URL: url, TEST_CITUS_WORKERS: workers.join() }
  return { env, release: stop }
}

/** @param {string} name @param {string} project @param {boolean} isFull @returns {Check} */
const vitestSuite = (name, project, isFull) => ({
  ...{ name, args: vitestArgs(project), surroundings: onPostgres },
  ...usualSuite(vitest, isFull),
})

/** `npm test` tries these where tables are spread: the way of a contribution, races for it, and a newer schema. */
const SPREAD = ['payments/one-shard', 'payments/round-trips', 'payment/hundred-way', 'distribute.citus']

const withBrowser = async () => ({ env: { CHROMIUM_PATH: await findChromium() } })

/** @param {string} [folder] */
async function withBrowserOnPostgres(folder) {
  const { env } = await withBrowser()
  const postgres = await onPostgres(folder)
  return { ...postgres, env: { ...env, ...postgres.env } }
}

/** A journey with this tag runs in `npm run test:all` alone. */
const DEEP_JOURNEY = '@deep'

/**
 * Stages run one after another, the checks of a stage two at a time. Suites run alone: each uses all cores by
 * itself. Chaos waits for much of its time, so the checks of its stage run meanwhile, one after another. `unused`
 * and `test-only` (code that we ship, but only tests use) read the types that `types` makes.
 * @type {(isFull: boolean) => Check[][]}
 */
export const stagesOf = (isFull) => [
  [
    { name: 'build', args: ['tools/run.mjs', '--build'], timeoutMs: 10 * MINUTE },
    { name: 'lint', args: ['node_modules/@biomejs/biome/bin/biome', 'check'], timeoutMs: 3 * MINUTE },
    {
      name: 'architecture',
      args: vitestArgs('architecture'),
      timeoutMs: 3 * MINUTE,
      suite: vitest,
      hasFilters: true,
    },
  ],
  [
    {
      name: 'chaos',
      args: ['--liftoff-only', 'packages/trials/chaos/run.ts', '--small'],
      timeoutMs: 10 * MINUTE,
      suite: chaos,
      usesBuild: 'all',
    },
    { name: 'types', args: ['tools/check-types.mjs'], timeoutMs: 5 * MINUTE },
    { name: 'unused', args: ['node_modules/knip/bin/knip.js'], timeoutMs: 2 * MINUTE },
    { name: 'test-only', args: ['node_modules/knip/bin/knip.js', '--production'], timeoutMs: 2 * MINUTE },
    {
      name: 'unit',
      args: vitestArgs('unit', 'components'),
      ...usualSuite(vitest, isFull),
      usesBuild: 'some',
      // The stand-in's checkout dialog is tried in one.
      surroundings: withBrowser,
    },
  ],
  [vitestSuite('postgres', 'integration', isFull)],
  [{ ...vitestSuite('trials', 'trials', isFull), suite: vitestWithPrograms }],
  [
    {
      ...vitestSuite('citus', 'integration', isFull),
      choice: isFull ? [] : SPREAD,
      surroundings: onCitus,
    },
  ],
  [
    {
      name: 'journeys',
      args: [
        ...['node_modules/@playwright/test/cli.js', 'test', '--config', 'packages/e2e'],
        ...['--forbid-only', '--retries=0', '--reporter=dot,json'],
      ],
      choice: isFull ? [] : [`--grep-invert=${DEEP_JOURNEY}`],
      ...usualSuite(playwright, isFull),
      surroundings: withBrowserOnPostgres,
    },
  ],
]
