// Rules for imports: between packages, within the server, and within the web package.
import { type ArchitectureRule, importRule } from './rule.ts'

const SERVER = 'packages/server/src'
const APP = 'packages/web/app'
const GUEST = 'packages/web/guest'

const isIn = (target: string, folder: string): boolean => target.startsWith(`packages/${folder}/`)

const FEATURE = /^packages\/(?:server\/src|web\/app)\/features\/([^/]+)\//
const featureOf = (path: string): string | undefined => FEATURE.exec(path)?.[1]

/** True if the target lies in another feature than the importing file. */
const isOtherFeature = (target: string, path: string): boolean =>
  featureOf(target) !== undefined && featureOf(target) !== featureOf(path)

/** `name.ts`, or any file of a folder `name/`. */
const isNamed = (target: string, name: string): boolean => new RegExp(`/(${name})(\\.ts$|/)`).test(target)

const OUTSIDE = /^(node:|nanoid|fastify|@fastify\/|packages\/server\/src\/(http|mail|jobs|sessions)\/)/
// tables.ts holds types alone: how a row looks, not how to reach it.
const DATABASE = /^(kysely|pg$|pg-boss|@electric-sql\/|packages\/server\/src\/db\/(?!tables\.ts$))/

/** True if the target lies in one of these folders of the guest's page. */
const isInGuest = (target: string, folders: string): boolean =>
  new RegExp(`^${GUEST}/(${folders})/`).test(target)

/** The loader may import its own files, and those of its neighbours that import nothing. */
const BEFORE_REACT =
  /^packages\/web\/(foreign-hands\/tolerate-moved-nodes\.ts$|guest\/(loader\/|styles\/|hydration\/(form-script|contribution-values)\.ts$))/

export const importRules: ArchitectureRule[] = [
  importRule({
    name: 'the contract imports zod and itself, nothing else',
    binds: /^packages\/contract\/src\//,
    refuses: (target) => !isIn(target, 'contract') && !/^zod(\/|$)/.test(target),
    remedy:
      'Browser and server both load the contract: take what you need as an argument, or keep this in the package that needs it.',
    breaks: [{ 'packages/contract/src/a.ts': `import { readFile } from 'node:fs'` }],
  }),
  importRule({
    name: 'the web package meets the server only in the contract',
    binds: /^packages\/web\//,
    refuses: (target) => isIn(target, 'server') || isIn(target, 'razorpay-stand-in'),
    remedy: 'Put what both sides must know (a shape, a limit, a sentence) into packages/contract.',
    breaks: [{ [`${APP}/a.ts`]: `import type { Row } from '../../server/src/db/tables.ts'` }],
  }),
  importRule({
    name: 'the server never imports the sources of the web package',
    binds: /^packages\/server\//,
    refuses: (target) => isIn(target, 'web') && !isIn(target, 'web/build'),
    remedy: 'Declare it in packages/contract/src/web-build.ts and take it from the built package.',
    breaks: [{ [`${SERVER}/a.ts`]: `const page = await import('../../web/app/root.tsx')` }],
  }),
  importRule({
    name: 'the stand-in imports nothing of ours',
    binds: /^packages\/razorpay-stand-in\//,
    refuses: (target) => target.startsWith('packages/') && !isIn(target, 'razorpay-stand-in'),
    remedy: 'It plays an outside company: write what you need again, from the provider’s documents.',
    breaks: [
      { 'packages/razorpay-stand-in/src/a.ts': `import { chargePaise } from '@lifafa/contract/money'` },
    ],
  }),
  importRule({
    name: 'rules know no database, no clock, no HTTP',
    binds: /^packages\/server\/src\/.*\/rules(\.ts$|\/)/,
    refuses: (target) =>
      DATABASE.test(target) || OUTSIDE.test(target) || isNamed(target, 'reads|writes|routes'),
    remedy:
      'A rule decides from its arguments: let the caller read and hand over what the rule needs, `now` included.',
    breaks: [
      { [`${SERVER}/features/boxes/rules.ts`]: `import { randomInt } from 'node:crypto'` },
      { [`${SERVER}/features/boxes/rules/cutoff.ts`]: `import { findBox } from '../reads.ts'` },
    ],
  }),
  importRule({
    name: 'routes hold no SQL',
    binds: /^packages\/server\/src\/.*\/routes(\.ts$|\/)/,
    refuses: (target) => DATABASE.test(target),
    remedy:
      'Move the query into reads.ts or the action into writes.ts of the feature, and call it from the route.',
    breaks: [{ [`${SERVER}/features/boxes/routes.ts`]: `import { sql } from 'kysely'` }],
  }),
  importRule({
    name: 'features of the server use only each other’s reads and rules',
    binds: /^packages\/server\/src\/features\//,
    refuses: (target, path) => isOtherFeature(target, path) && !isNamed(target, 'reads|rules'),
    remedy:
      'Ask by its reads or rules. To make it act, enqueue a job, or let app.ts hand the action over as an argument.',
    breaks: [{ [`${SERVER}/features/boxes/routes.ts`]: `import { openOrder } from '../payments/writes.ts'` }],
  }),
  importRule({
    name: 'features of the web package do not import one another',
    binds: /^packages\/web\/app\/features\//,
    refuses: isOtherFeature,
    remedy:
      'Compose both in a route or shell of app/, or move what knows no word of our product to app/ui or app/lib.',
    breaks: [{ [`${APP}/features/auth/a.tsx`]: `import { Tile } from '../dashboard/tile.tsx'` }],
  }),
  importRule({
    name: 'app/ui knows no word of our product',
    binds: /^packages\/web\/app\/ui\//,
    refuses: (target) =>
      featureOf(target) !== undefined || target.startsWith('packages/contract/src/sentences/'),
    remedy: 'Take the words as props or children; the feature that uses the part knows them.',
    breaks: [{ [`${APP}/ui/a.tsx`]: `import { authSentences } from '@lifafa/contract/sentences/auth'` }],
  }),
  importRule({
    name: 'the document of the guest’s page renders the form and knows no other part of the scripts',
    binds: /^packages\/web\/guest\/document\//,
    refuses: (target) =>
      isInGuest(target, 'loader|form|payment') && !target.endsWith('/guest/form/giving.tsx'),
    remedy:
      'It runs on the server, once: let Giving render it, or put what server and browser must agree on into guest/hydration.',
    breaks: [
      { [`${GUEST}/document/a.tsx`]: `import { usePayment } from '../payment/use-payment.ts'` },
      { [`${GUEST}/document/a.tsx`]: `import { useContribution } from '../form/use-contribution.ts'` },
    ],
  }),
  importRule({
    name: 'the loader of the guest’s page imports nothing that needs React',
    binds: /^packages\/web\/guest\/loader\//,
    refuses: (target) => !BEFORE_REACT.test(target),
    remedy:
      'It runs before the first paint is over: let the document hand the value over in an attribute, or do it in guest/form.',
    breaks: [
      { [`${GUEST}/loader/a.ts`]: `import { flushSync } from 'react-dom'` },
      { [`${GUEST}/loader/a.ts`]: `import type { Props } from '../form/contribution-form.tsx'` },
    ],
  }),
  importRule({
    name: 'the scripts of the guest’s page import nothing of its document, and payment nothing of the form',
    binds: /^packages\/web\/guest\/(form|payment|hydration)\//,
    refuses: (target, path) =>
      isInGuest(target, 'document|loader') || (!isInGuest(path, 'form') && isInGuest(target, 'form')),
    remedy:
      'Take it from the props that the document hands over (guest/hydration); what form and payment share lies in guest/payment.',
    breaks: [
      { [`${GUEST}/form/a.tsx`]: `import type { Words } from '../document/page-sentences.ts'` },
      { [`${GUEST}/payment/calls/a.ts`]: `import { takeEarlyInput } from '../../form/early-input.ts'` },
    ],
  }),
]
