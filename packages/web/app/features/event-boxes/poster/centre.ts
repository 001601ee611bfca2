// The middle of the poster, from side to side.
import { POSTER_PX } from '@lifafa/contract/limits'

/** Pixels. */
export const CENTRE = POSTER_PX.width / 2
