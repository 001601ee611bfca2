// Examples for the architecture rules of the web package.
import type { Example } from './example.ts'

const GUEST = 'packages/web/guest'
const APP = 'packages/web/app'

export const webExamples: Example[] = [
  {
    rule: 'the document of the guest’s page renders the form and knows no other part of the scripts',
    breaks: { [`${GUEST}/document/a.tsx`]: `import { usePayment } from '../payment/use-payment.ts'` },
    keeps: {
      [`${GUEST}/document/a.tsx`]: `import { Giving } from '../form/giving.tsx'\nimport { fill } from '../handover/serialized-sentences.ts'`,
    },
  },
  {
    rule: 'the document of the guest’s page renders the form and knows no other part of the scripts',
    breaks: { [`${GUEST}/document/a.tsx`]: `import { useContribution } from '../form/use-contribution.ts'` },
    keeps: { [`${GUEST}/form/a.tsx`]: `import { useContribution } from './use-contribution.ts'` },
  },
  {
    rule: 'the prelude of the guest’s page imports nothing that needs React',
    breaks: { [`${GUEST}/prelude/a.ts`]: `import { flushSync } from 'react-dom'` },
    keeps: { [`${GUEST}/prelude/a.ts`]: `import { formScriptAttribute } from '../handover/form-script.ts'` },
  },
  {
    rule: 'the prelude of the guest’s page imports nothing that needs React',
    breaks: { [`${GUEST}/prelude/a.ts`]: `import type { Props } from '../form/contribution-form.tsx'` },
    keeps: { [`${GUEST}/prelude/a.ts`]: `import type { Values } from '../gift/contribution-values.ts'` },
  },
  {
    rule: 'the scripts of the guest’s page import nothing of its document, and payment nothing of the form',
    breaks: { [`${GUEST}/form/a.tsx`]: `import type { Words } from '../document/page-sentences.ts'` },
    keeps: { [`${GUEST}/form/a.test.ts`]: `import { pageSentences } from '../document/page-sentences.ts'` },
  },
  {
    rule: 'the scripts of the guest’s page import nothing of its document, and payment nothing of the form',
    breaks: { [`${GUEST}/payment/calls/a.ts`]: `import { takeEarlyInput } from '../../form/early-input.ts'` },
    keeps: { [`${GUEST}/form/a.ts`]: `import { usePayment } from '../payment/use-payment.ts'` },
  },
  {
    rule: 'modules of the application export by name, but for those that the router names',
    breaks: { [`${APP}/routes.ts`]: '', [`${APP}/features/a/a-page.tsx`]: 'export default function A() {}' },
    keeps: {
      [`${APP}/routes.ts`]: `export default [index('features/a/a-page.tsx')]`,
      [`${APP}/features/a/a-page.tsx`]: 'export default function A() {}',
      [`${APP}/features/a/b.tsx`]: '// export default\nexport const b = 1',
    },
  },
]
