// Proposes the name of a couple's event box from their names.
import { lengthOf } from '@lifafa/contract/fields/text-rules'
import { coupleOf } from '@lifafa/contract/guest-page/recipient'
import { MAX_LENGTH } from '@lifafa/contract/limits'
import { newBoxSentences } from '@lifafa/contract/sentences/host/new-box'

const words = newBoxSentences.coupleName

/** Empty until both are named, and where the proposal would be too long. */
export function proposedName(names: { groom_name: string; bride_name: string }): string {
  const { groom, bride } = coupleOf({ event_type: 'marriage', ...names }) ?? { groom: '', bride: '' }
  if (groom === '' || bride === '') return ''
  const isAll = (script: RegExp) => script.test(groom) && script.test(bride)
  const join = isAll(/^[\p{sc=Latin}\p{sc=Zyyy}]+$/u)
    ? words.latin
    : isAll(/^[\p{sc=Devanagari}\p{sc=Zyyy}\p{sc=Zinh}]+$/u)
      ? words.devanagari
      : words.other
  const name = join(groom, bride)
  return lengthOf(name) <= MAX_LENGTH.eventName ? name : ''
}
