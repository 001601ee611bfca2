// A StrykerJS checker that tries a seeded share of the mutants: the others are reported as compile errors, and not counted.
import { createHash } from 'node:crypto'
import { CheckStatus } from '@stryker-mutator/api/check'
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin'

const SHARE = Number(process.env.MUTANTS_SHARE)
const SEED = process.env.MUTANTS_SEED ?? '1'

/** The same seed chooses the same mutants. @param {import('@stryker-mutator/api/core').Mutant} mutant */
function isChosen({ fileName, location, replacement }) {
  const file = fileName.split('packages').at(-1)
  const hash = createHash('sha256').update(JSON.stringify([SEED, file, location, replacement]))
  return hash.digest().readUInt32BE() < SHARE * 2 ** 32
}

class SampleChecker {
  static inject = /** @type {const} */ ([])

  async init() {}

  /** @param {import('@stryker-mutator/api/core').Mutant[]} mutants */
  async check(mutants) {
    const results = mutants.map((mutant) => [
      mutant.id,
      isChosen(mutant)
        ? { status: CheckStatus.Passed }
        : { status: CheckStatus.CompileError, reason: 'not in the sample' },
    ])
    return Object.fromEntries(results)
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Checker, 'sample', SampleChecker)]
