// A StrykerJS checker that selects a seeded sample of the mutants: the others are reported as compile errors, and not counted.
import { createHash } from 'node:crypto'
import { CheckStatus } from '@stryker-mutator/api/check'
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin'

const SIZE = Number(process.env.MUTANTS_SAMPLE)
const SEED = process.env.MUTANTS_SEED ?? '1'

/** @typedef {import('@stryker-mutator/api/core').Mutant} Mutant */

/** The same mutant of the same file has the same place in a seed's order. @param {Mutant} mutant */
const placeOf = ({ fileName, location, replacement }) =>
  createHash('sha256')
    .update(JSON.stringify([SEED, fileName.split('packages').at(-1), location, replacement]))
    .digest('hex')

/** @typedef {import('@stryker-mutator/api/check').CheckResult} CheckResult */

/** @type {CheckResult} */
const PASSED = { status: CheckStatus.Passed }
/** @type {CheckResult} */
const NOT_CHOSEN = { status: CheckStatus.CompileError, reason: 'not in the sample' }

class SampleChecker {
  static inject = /** @type {const} */ ([])

  /** @type {Set<string>} */
  #chosen = new Set()

  async init() {}

  /** Is asked once, for all mutants. @param {Mutant[]} mutants */
  async group(mutants) {
    const inOrder = mutants
      .map((mutant) => ({ id: mutant.id, place: placeOf(mutant) }))
      .sort((a, b) => (a.place < b.place ? -1 : 1))
    this.#chosen = new Set(inOrder.slice(0, SIZE).map(({ id }) => id))
    return [mutants.map(({ id }) => id)]
  }

  /** @param {Mutant[]} mutants @returns {Promise<Record<string, CheckResult>>} */
  async check(mutants) {
    return Object.fromEntries(mutants.map(({ id }) => [id, this.#chosen.has(id) ? PASSED : NOT_CHOSEN]))
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Checker, 'sample', SampleChecker)]
