// The horizontal centre of the poster.
import { POSTER_PX } from '@lifafa/contract/limits'

/** Pixels. */
export const CENTRE = POSTER_PX.width / 2
