// Every check of `npm test`: what it runs, how long it may take, and which checks share a stage.
import { findChromium } from '../find-chromium.mjs'
import { startTestPostgres } from '../find-postgres.mjs'
import { countChaos, countPlaywright, countVitest } from './counts.mjs'

const SECOND = 1000
const MINUTE = 60 * SECOND

/**
 * @typedef {object} Suite a check whose tests count one by one
 * @property {(reportFile: string) => { args?: string[], env?: NodeJS.ProcessEnv }} reportTo tells its runner where to write
 * @property {(report: any) => import('./counts.mjs').Counts} count
 *
 * @typedef {{ env: NodeJS.ProcessEnv, release?(): Promise<void> }} Surroundings
 *
 * @typedef {object} Check
 * @property {string} name as in `npm test -- --only=<name>`
 * @property {string[]} args what our Node runs
 * @property {number} timeoutMs
 * @property {Suite} [suite]
 * @property {() => Promise<Surroundings>} [surroundings] what must be there first, and is taken away afterwards
 */

const vitest = (/** @type {string} */ project) => [
  ...['node_modules/vitest/vitest.mjs', 'run', '--project', project, '--allowOnly=false'],
  ...['--reporter=default', '--reporter=json'],
]

/** @type {Suite} */
const vitestSuite = { reportTo: (file) => ({ args: [`--outputFile.json=${file}`] }), count: countVitest }

/** @type {Suite} */
const playwrightSuite = {
  reportTo: (file) => ({ env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file } }),
  count: countPlaywright,
}

/** @type {Suite} */
const chaosSuite = { reportTo: (file) => ({ args: [`--report=${file}`] }), count: countChaos }

async function onPostgres() {
  const { url, stop } = await startTestPostgres()
  return { env: { TEST_DATABASE: 'postgres', TEST_DATABASE_URL: url }, release: stop }
}

/**
 * Stages run one after another, the checks of a stage two at a time. Suites run alone: each uses all cores by itself.
 * `unused` and `test-only` (what we ship, but only tests use) read the types that `types` makes.
 * @type {Check[][]}
 */
export const stages = [
  [
    { name: 'build', args: ['tools/prepare.mjs'], timeoutMs: 10 * MINUTE },
    { name: 'lint', args: ['node_modules/@biomejs/biome/bin/biome', 'check'], timeoutMs: 3 * MINUTE },
  ],
  [
    { name: 'types', args: ['tools/check-types.mjs'], timeoutMs: 5 * MINUTE },
    { name: 'walls', args: vitest('walls'), timeoutMs: 3 * MINUTE, suite: vitestSuite },
  ],
  [
    { name: 'unused', args: ['node_modules/knip/bin/knip.js'], timeoutMs: 2 * MINUTE },
    { name: 'test-only', args: ['node_modules/knip/bin/knip.js', '--production'], timeoutMs: 2 * MINUTE },
    { name: 'unit', args: vitest('unit'), timeoutMs: 10 * MINUTE, suite: vitestSuite },
  ],
  [
    {
      name: 'integration',
      args: vitest('integration'),
      timeoutMs: 15 * MINUTE,
      suite: vitestSuite,
      surroundings: async () => ({ env: { TEST_DATABASE: 'pglite' } }),
    },
  ],
  [
    {
      name: 'postgres',
      args: vitest('integration'),
      timeoutMs: 15 * MINUTE,
      suite: vitestSuite,
      surroundings: onPostgres,
    },
  ],
  [
    {
      name: 'journeys',
      args: [
        ...['node_modules/@playwright/test/cli.js', 'test', '--config', 'packages/e2e'],
        ...['--forbid-only', '--retries=0', '--reporter=list,json'],
      ],
      timeoutMs: 25 * MINUTE,
      suite: playwrightSuite,
      surroundings: async () => ({ env: { CHROMIUM_PATH: await findChromium() } }),
    },
  ],
  [
    {
      name: 'chaos',
      args: ['packages/e2e/chaos/run.ts', '--small'],
      timeoutMs: 8 * MINUTE,
      suite: chaosSuite,
    },
  ],
]
