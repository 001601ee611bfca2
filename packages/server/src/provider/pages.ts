// Which part of a list of the provider is asked for.

export type Between = { from: Date; to: Date }

export const PER_PAGE = 100
/** The report has up to a thousand; half of them arrive within the time limit of a call. */
export const LINES_PER_PAGE = 500
