// All architecture rules.
import { circles } from './circles.ts'
import { fileNames } from './file-names.ts'
import { floors } from './floors.ts'
import { moduleRules } from './module-rules.ts'
import { packageRules } from './package-rules.ts'
import type { ArchitectureRule } from './rule.ts'
import { shapeRules } from './shape-rules.ts'
import { webRules } from './web-rules.ts'
import { wordRules } from './word-rules.ts'

export const architectureRules: ArchitectureRule[] = [
  ...packageRules,
  ...moduleRules,
  ...circles,
  floors,
  fileNames,
  ...webRules,
  ...wordRules,
  ...shapeRules,
]
