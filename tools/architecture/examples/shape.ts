// Examples for the architecture rules about the size and the form of files.
import type { Example } from './example.ts'

const lines = (count: number): string => 'line()\n'.repeat(count)

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
]
