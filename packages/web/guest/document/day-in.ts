// The day of an event, as it is written in each language.
import { formatDay, formatDayInHindi } from '@lifafa/contract/dates'

export const dayIn = { en: formatDay, hi: formatDayInHindi }
