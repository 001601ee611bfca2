// All architecture rules.
import { circles } from './circles.ts'
import { fileNames } from './file-names.ts'
import { floors } from './floors.ts'
import { packageWalls } from './package-walls.ts'
import { roomWalls } from './room-walls.ts'
import { shapeWalls } from './shape-walls.ts'
import type { Wall } from './wall.ts'
import { webWalls } from './web-walls.ts'
import { wordWalls } from './word-walls.ts'

export const walls: Wall[] = [
  ...packageWalls,
  ...roomWalls,
  ...circles,
  floors,
  fileNames,
  ...webWalls,
  ...wordWalls,
  ...shapeWalls,
]
