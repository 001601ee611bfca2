// Names by which the document of the screen and its script find each other.

export const partAttribute = 'data-part'
export type HallPart = 'title' | 'line' | 'name' | 'village' | 'blessing' | 'sum' | 'gifts' | 'total'

/** An attribute of the body, while the link leads to a screen. */
export const stateAttribute = 'data-state'
/** `away`: nothing was heard for a minute; the lines go on. */
export type ScreenState = 'loading' | 'open' | 'empty' | 'paused' | 'away' | 'ended'
