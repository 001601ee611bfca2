// Every wall of the house (design: “Arrows”).
import { featureCircles } from './feature-circles.ts'
import { packageWalls } from './package-walls.ts'
import { roomWalls } from './room-walls.ts'
import { shapeWalls } from './shape-walls.ts'
import type { Wall } from './wall.ts'
import { wordWalls } from './word-walls.ts'

export const walls: Wall[] = [...packageWalls, ...roomWalls, featureCircles, ...wordWalls, ...shapeWalls]
