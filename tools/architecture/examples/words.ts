// Examples for the architecture rules about words in code.
import type { Example } from './example.ts'

const SERVER = 'packages/server/src'

export const wordExamples: Example[] = [
  {
    rule: 'the environment is read in one file',
    breaks: { 'packages/web/app/a.ts': 'const port = process.env.PORT' },
    keeps: {
      [`${SERVER}/settings.ts`]: 'const port = process.env.PORT',
      [`${SERVER}/a.test.ts`]: 'process.env.TZ',
    },
  },
  {
    rule: 'the clock is made where a process begins',
    breaks: { 'packages/contract/src/a.ts': 'const now = new Date()' },
    keeps: { 'packages/contract/src/a.ts': 'const day = new Date(iso) // not new Date()' },
  },
  {
    rule: 'dates and amounts are written by the contract',
    breaks: { 'packages/web/app/a.tsx': 'const text = amount.toLocaleString()' },
    keeps: { 'packages/contract/src/money.ts': `const indian = new Intl.NumberFormat('en-IN')` },
  },
  {
    rule: 'status codes stand in one list',
    breaks: { [`${SERVER}/features/boxes/routes.ts`]: 'return reply.code(404).send()' },
    keeps: {
      [`${SERVER}/http/status.ts`]: 'reply.code(204)',
      [`${SERVER}/a.ts`]: 'if (answer.status === paid) wait(500)',
    },
  },
  {
    rule: 'the server names its payment provider in few places',
    breaks: { [`${SERVER}/features/boxes/reads.ts`]: 'const razorpayOrderId = row.id' },
    keeps: {
      [`${SERVER}/provider/client.ts`]: 'const razorpay = 1',
      [`${SERVER}/a.ts`]: '// as Razorpay asks',
    },
  },
]
