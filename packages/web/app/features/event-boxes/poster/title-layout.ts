// The position and size of the title on a poster.
import { POSTER_PX } from '@lifafa/contract/limits'
import type { TitleSizes } from '../../../motifs/canvas/fit-title.ts'
import { CENTRE } from './centre.ts'

/** In the largest of each, a name keeps 2 mm from the white card on A5. */
const sizes: TitleSizes = {
  steps: [
    { lineCount: 1, largest: 72, smallest: 50 },
    { lineCount: 2, largest: 40, smallest: 30 },
    { lineCount: 3, largest: 27, smallest: 0 },
  ],
  largestCouple: 34,
  smallestUnparted: 18,
}

export const titleLayout = { middle: { x: CENTRE, y: POSTER_PX.titleTop }, sizes, lineHeight: 1.12 }
