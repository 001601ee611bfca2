// A link to call a guest's phone number.

import { guestsSentences } from '@lifafa/contract/sentences/host/guests'
import { useSentences } from '../language/language.tsx'
import { missing } from './guest-details.ts'

/** `phone` has ten digits; null where none is known, or where it was `erased`. */
export function PhoneLink({ phone, erased = false }: { phone: string | null; erased?: boolean }) {
  const sentences = useSentences('guests', guestsSentences)
  if (phone === null) return missing({ erased }, sentences.noPhone, sentences)
  return (
    <a
      href={`tel:+91${phone}`}
      className="-my-3 inline-block py-3 tabular-nums underline decoration-line underline-offset-4 hover:text-maroon hover:decoration-maroon"
    >
      {phone}
    </a>
  )
}
