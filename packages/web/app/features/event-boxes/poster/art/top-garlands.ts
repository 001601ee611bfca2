// Draws garlands along the upper edge: arcs, and a finer row behind them.
import { knot, swag } from '../../../../motifs/canvas/garland.ts'
import type { Pen } from '../../../../motifs/canvas/pen.ts'
import type { PosterPaper } from '../poster-paper.ts'

export function topGarlands(pen: Pen, { left, top, right }: PosterPaper, arcs: number): void {
  const width = (right - left) / arcs
  const starts = Array.from({ length: arcs }, (_, index) => left + index * width)
  for (const x of starts) swag(pen, { x, y: top + 6 }, { x: x + width, y: top + 6 }, 38, 9)
  for (const x of starts) swag(pen, { x, y: top + 14 }, { x: x + width, y: top + 14 }, 84, 14)
  for (const x of [...starts, right]) knot(pen, { x, y: top + 14 }, 15, 4)
}
