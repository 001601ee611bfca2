// Examples for each architecture rule, by its name: small sources that break it, and similar ones that do not.
import type { Example } from './example.ts'
import { shapeExamples } from './shape.ts'
import { webExamples } from './web.ts'
import { wordExamples } from './words.ts'

const SERVER = 'packages/server/src'

export const examples: Example[] = [
  {
    rule: 'the contract imports zod and itself, nothing else',
    breaks: { 'packages/contract/src/a.ts': `import { readFile } from 'node:fs'` },
    keeps: { 'packages/contract/src/a.ts': `import * as z from 'zod/mini'\nexport * from './limits.ts'` },
  },
  {
    rule: 'the web package meets the server only in the contract',
    breaks: { 'packages/web/app/a.ts': `import type { Row } from '../../server/src/db/tables.ts'` },
    keeps: { 'packages/web/app/a.ts': `import { brand } from '@lifafa/contract/brand'` },
  },
  {
    rule: 'the server never imports the sources of the web package',
    breaks: { [`${SERVER}/a.ts`]: `const page = await import('../../web/app/root.tsx')` },
    keeps: { [`${SERVER}/a.ts`]: `const page = await import('../../web/build/server/index.js')` },
  },
  {
    rule: 'one file of the server loads the built web package',
    breaks: {
      [`${SERVER}/a.ts`]: `const a = '../../web/build/a'`,
      [`${SERVER}/b.ts`]: `const b = '../../web/build/b'`,
    },
    keeps: { [`${SERVER}/a.ts`]: `const a = '../../web/build/a'`, [`${SERVER}/b.ts`]: '// see web/build' },
  },
  {
    rule: 'the stand-in imports nothing of ours',
    breaks: { 'packages/razorpay-stand-in/src/a.ts': `import { chargePaise } from '@lifafa/contract/money'` },
    keeps: {
      'packages/razorpay-stand-in/src/a.ts': `import { clock } from './clock.ts'\nimport fastify from 'fastify'`,
    },
  },
  {
    rule: 'rules know no database, no clock, no HTTP',
    breaks: { [`${SERVER}/features/boxes/rules.ts`]: `import { randomInt } from 'node:crypto'` },
    keeps: {
      [`${SERVER}/features/boxes/rules.ts`]: `import { isUpcoming } from '@lifafa/contract/event-timing'`,
    },
  },
  {
    rule: 'rules know no database, no clock, no HTTP',
    breaks: { [`${SERVER}/features/boxes/rules/cutoff.ts`]: `import { findBox } from '../reads.ts'` },
    keeps: { [`${SERVER}/features/boxes/writes.ts`]: `import { findBox } from './reads.ts'` },
  },
  {
    rule: 'routes hold no SQL',
    breaks: { [`${SERVER}/features/boxes/routes.ts`]: `import { sql } from 'kysely'` },
    keeps: { [`${SERVER}/features/boxes/routes.ts`]: `import { findBox } from './reads.ts'` },
  },
  {
    rule: 'features of the server use only each other’s reads and rules',
    breaks: { [`${SERVER}/features/boxes/routes.ts`]: `import { openOrder } from '../payments/writes.ts'` },
    keeps: {
      [`${SERVER}/features/boxes/routes.ts`]: `import { getOrder } from '../payments/reads/orders.ts'`,
    },
  },
  {
    rule: 'features of the web package do not import one another',
    breaks: { 'packages/web/app/features/auth/a.tsx': `import { Tile } from '../dashboard/tile.tsx'` },
    keeps: { 'packages/web/app/features/auth/a.tsx': `import { Card } from '../../ui/card.tsx'` },
  },
  {
    rule: 'app/ui knows no word of our product',
    breaks: {
      'packages/web/app/ui/a.tsx': `import { authSentences } from '@lifafa/contract/sentences/auth'`,
    },
    keeps: { 'packages/web/app/ui/a.tsx': `import { formatDay } from '@lifafa/contract/dates'` },
  },
  {
    rule: 'folders of the server import each other in no circle, types included',
    breaks: {
      [`${SERVER}/features/a/rules.ts`]: `import { b } from '../b/rules.ts'`,
      [`${SERVER}/features/b/rules.ts`]: `import { c } from '../c/rules.ts'`,
      [`${SERVER}/features/c/reads.ts`]: `import type { A } from '../a/reads.ts'`,
    },
    keeps: {
      [`${SERVER}/features/a/rules.ts`]: `import { b } from '../b/rules.ts'\nimport { c } from '../c/rules.ts'`,
      [`${SERVER}/features/b/rules.ts`]: `import { c } from '../c/rules.ts'`,
    },
  },
  {
    rule: 'files import each other in no circle, types included',
    breaks: {
      'packages/trials/chaos/a.ts': `import type { B } from './b.ts'`,
      'packages/trials/chaos/b.ts': `import { a } from './a.ts'`,
    },
    keeps: {
      'packages/trials/chaos/a.ts': `import type { B } from './b.ts'`,
      'packages/trials/chaos/b.ts': `import { c } from './c.ts'`,
    },
  },
  {
    rule: 'a file of the server imports its own floor or lower ones',
    breaks: { [`${SERVER}/http/a.ts`]: `import type { Services } from '../services.ts'` },
    keeps: { [`${SERVER}/features/boxes/routes.ts`]: `import type { Services } from '../../services.ts'` },
  },
  {
    rule: 'a file of the server imports its own floor or lower ones',
    breaks: { [`${SERVER}/somewhere/a.ts`]: 'const a = 1' },
    keeps: { [`${SERVER}/jobs/a.ts`]: `import type { Database } from '../db/tables.ts'` },
  },
  {
    rule: 'a feature of the server is made of routes, reads, writes, rules and a few more, or of folders',
    breaks: { [`${SERVER}/features/boxes/helper.ts`]: 'const a = 1' },
    keeps: {
      [`${SERVER}/features/boxes/session-routes.ts`]: 'const a = 1',
      [`${SERVER}/features/boxes/writes/open-box.ts`]: 'const a = 1',
    },
  },
  ...shapeExamples,
  ...webExamples,
  ...wordExamples,
]
