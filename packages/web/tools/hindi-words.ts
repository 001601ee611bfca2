// Lists the Hindi words of the guest's page itself, which its fonts must be able to draw.
import { formatDayInHindi } from '@lifafa/contract/dates'
import { LANGUAGE_NAMES } from '@lifafa/contract/guest-page/languages'
import { hindi } from '@lifafa/contract/sentences/guest/hindi'
import { sandboxSentencesInHindi } from '@lifafa/contract/sentences/sandbox'

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'function') return [value('')]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [String(value)]
}

const wordsIn = (texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => text.match(/[\u0900-\u097f\u200c\u200d]+/gu) ?? [])),
]

const months = Array.from({ length: 12 }, (_, month) =>
  formatDayInHindi(`2026-${String(month + 1).padStart(2, '0')}-21`),
)

const greeting = 'शुभ विवाह'

/** Each word once, with adjoining punctuation. */
export const hindiWords = {
  onTheHindiPage: wordsIn([
    ...textsIn([hindi, sandboxSentencesInHindi]),
    ...months,
    greeting,
    LANGUAGE_NAMES.hi,
  ]).sort(),
  /** The heading above the names, which the English page shows too, in the text's weight. */
  ofTheGreeting: wordsIn([greeting]),
  /** The link from English to Hindi, in the weight of links. */
  ofTheSwitch: wordsIn([LANGUAGE_NAMES.hi]),
}
