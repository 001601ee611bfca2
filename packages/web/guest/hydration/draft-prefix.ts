// The name under which this browser stores drafts and gifts: the form writes them, the page of a closed box reads two.
import { PRODUCT_SLUG } from '@lifafa/contract/brand'

/** The box's id follows, then what is stored of it. */
export const DRAFT_PREFIX = `${PRODUCT_SLUG}:giving:`
