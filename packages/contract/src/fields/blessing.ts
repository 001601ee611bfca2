// The field of a guest's blessing: a few lines, which may be empty.
import { MAX_BLESSING_LENGTH } from '../limits.ts'
import { tidyText } from './plain.ts'
import { atMost, firstOf, noLink, type Rule, visible } from './text-rules.ts'

/** Forms send a line break as CR LF: it counts once. More than one empty line in a row becomes one. */
export const tidyBlessing = (typed: string): string =>
  tidyText(typed.replace(/\r\n?/g, '\n').replace(/\n{3,}/g, '\n\n'))

/** The error of a tidied blessing; undefined if there is none. */
export const blessingRule: Rule = firstOf(atMost(MAX_BLESSING_LENGTH), visible, noLink)
