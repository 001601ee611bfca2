// Formats moments on administrators' pages.
import { formatDayAndTime } from '@lifafa/contract/dates'

/** A moment (ISO 8601) in India, `November 21, 2026, 6:42 PM`. */
export const when = (iso: string): string => formatDayAndTime(iso)
