// Which package may import which: web and server meet only in the contract.

import { type ArchitectureRule, importRule } from './rule.ts'
import { codeOf, isServerSource } from './source.ts'

const isIn = (target: string, folder: string): boolean => target.startsWith(`packages/${folder}/`)

export const packageRules: ArchitectureRule[] = [
  importRule({
    name: 'the contract imports zod and itself, nothing else',
    binds: /^packages\/contract\/src\//,
    refuses: (target) => !isIn(target, 'contract') && !/^zod(\/|$)/.test(target),
    remedy:
      'Browser and server both load the contract: take what you need as an argument, or keep this in the package that needs it.',
  }),
  importRule({
    name: 'the web package meets the server only in the contract',
    binds: /^packages\/web\//,
    refuses: (target) => isIn(target, 'server') || isIn(target, 'razorpay-stand-in'),
    remedy: 'Put what both sides must know (a shape, a limit, a sentence) into packages/contract.',
  }),
  importRule({
    name: 'the server never imports the sources of the web package',
    binds: /^packages\/server\//,
    refuses: (target) => isIn(target, 'web') && !isIn(target, 'web/build'),
    remedy: 'Declare it in packages/contract/src/web-build.ts and take it from the built package.',
  }),
  {
    name: 'one file of the server loads the built web package',
    remedy: 'Import it from the file that already loads it.',
    violationsIn: (sources) =>
      sources
        .filter((source) => isServerSource(source) && /\bweb\/build\b/.test(codeOf(source)))
        .slice(1)
        .map(({ path }) => ({ path, line: 1, what: 'is a second file that reaches into web/build' })),
  },
  importRule({
    name: 'the stand-in imports nothing of ours',
    binds: /^packages\/razorpay-stand-in\//,
    refuses: (target) => target.startsWith('packages/') && !isIn(target, 'razorpay-stand-in'),
    remedy: 'It plays an outside company: write what you need again, from the provider’s documents.',
  }),
]
