// Examples for the architecture rules about the size and the form of files.
import type { Example } from './example.ts'

const lines = (count: number): string => 'line()\n'.repeat(count)
const MIGRATIONS = 'packages/server/src/db/migrations'

export const shapeExamples: Example[] = [
  {
    rule: 'no file is longer than 300 lines',
    breaks: { 'packages/web/app/a.tsx': lines(301) },
    keeps: { 'packages/web/app/a.tsx': lines(300) },
  },
  {
    rule: 'there are no barrels',
    breaks: { 'packages/web/app/ui/index.ts': `export * from './card.tsx'` },
    keeps: { 'packages/web/app/ui/display/card.tsx': '' },
  },
  {
    rule: 'every migration is run',
    breaks: { [`${MIGRATIONS}/0099-notes.ts`]: '', [`${MIGRATIONS}/all.ts`]: '' },
    keeps: {
      [`${MIGRATIONS}/0099-notes.ts`]: `import { old } from './0099-old-notes.ts'`,
      [`${MIGRATIONS}/0099-old-notes.ts`]: '',
      [`${MIGRATIONS}/0099-notes.db.test.ts`]: '',
      [`${MIGRATIONS}/all.ts`]: `import { notes } from './0099-notes.ts'`,
    },
  },
]
