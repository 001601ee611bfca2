// All that the page of a desk says, by language.
import { deskSentences } from '../sentences/desk.ts'
import { deskSentencesInHindi } from '../sentences/desk-hindi.ts'
import type { Translated } from '../sentences/translated.ts'
import { writtenGiftSentences } from '../sentences/written-gifts.ts'
import { writtenGiftSentencesInHindi } from '../sentences/written-gifts-hindi.ts'

export const deskWords = {
  en: { ...deskSentences, ...writtenGiftSentences },
  hi: { ...deskSentencesInHindi, ...writtenGiftSentencesInHindi },
}

export type DeskWords = Translated<typeof deskWords.en>
