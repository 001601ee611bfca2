// A link to call a guest's phone number.
import { guestsSentences } from '@lifafa/contract/sentences/host/guests'

/** `phone` has ten digits; null where none is known. */
export function PhoneLink({ phone }: { phone: string | null }) {
  if (phone === null) return guestsSentences.noPhone
  return (
    <a
      href={`tel:+91${phone}`}
      className="-my-3 inline-block py-3 tabular-nums underline decoration-line underline-offset-4 hover:text-maroon hover:decoration-maroon"
    >
      {phone}
    </a>
  )
}
