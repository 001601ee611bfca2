// How moments are written on the administrator's page on payments.
import { formatMoment, formatTime } from '@lifafa/contract/dates'

/** A moment (ISO 8601) in India, `November 21, 2026, 6:42 PM`. */
export const when = (iso: string): string => `${formatMoment(iso)}, ${formatTime(iso)}`
