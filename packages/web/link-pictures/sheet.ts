// The size of the canvas of link pictures.
import { LINK_PICTURE_PX } from '@lifafa/contract/limits'

export const PICTURE_PX = LINK_PICTURE_PX
/** Pixels. */
export const CENTRE = PICTURE_PX.width / 2
