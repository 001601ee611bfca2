// Formats the day of an event in each language.
import { formatDay, formatDayInHindi } from '@lifafa/contract/dates'

export const dayIn = { en: formatDay, hi: formatDayInHindi }
