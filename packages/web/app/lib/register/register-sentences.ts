// The sentences of the gift register, in the language of the page.
import { giftSplitSentences } from '@lifafa/contract/sentences/host/gift-split'
import { hostRegisterSentences } from '@lifafa/contract/sentences/host/register'
import { writtenGiftSentences } from '@lifafa/contract/sentences/written-gifts'
import { useSentences } from '../language/language.tsx'

export const useGiftSplitSentences = () => useSentences('giftSplit', giftSplitSentences)
export type GiftSplitSentences = ReturnType<typeof useGiftSplitSentences>

const registerWords = { ...hostRegisterSentences, ...writtenGiftSentences }

export const useRegisterSentences = () => useSentences('register', registerWords)
export type RegisterSentences = ReturnType<typeof useRegisterSentences>
