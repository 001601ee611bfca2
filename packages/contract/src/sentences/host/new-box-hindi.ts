// Sentences of the form for a new event box, in Hindi. No native reader has seen them yet.
import type { Translated } from '../translated.ts'
import type { newBoxSentences } from './new-box.ts'

export const newBoxSentencesInHindi = {
  proposedName: 'ऊपर के नामों से लिखा गया। चाहें तो बदल लें।',
} satisfies Translated<Pick<typeof newBoxSentences, 'proposedName'>>
