// A guest's phone number in administrators' lists: masked, and whole after a press, which the audit log records.
import { adminShowPhone } from '@lifafa/contract/endpoints/guest-requests/guest-requests'
import { adminSearchSentences as sentences } from '@lifafa/contract/sentences/admin/search'
import { useState } from 'react'
import { adminCall } from '../calls/admin-api.ts'
import { useAction } from '../calls/use-action.ts'
import { PhoneLink } from './phone-link.tsx'

interface GuestPhoneProps {
  masked: string
  /** The id of the payment, or of an order that nobody paid. */
  id: string
  guest: string
}

export function GuestPhone({ masked, id, guest }: GuestPhoneProps) {
  const [phone, setPhone] = useState<string>()
  const show = useAction(async () => setPhone((await adminCall(adminShowPhone, { body: { id } })).phone), {
    failed: sentences.phoneFailed,
  })
  return (
    <p className="min-h-6 text-muted" aria-live="polite" aria-busy={show.isBusy || undefined}>
      {phone === undefined ? (
        <>
          <span>{`${masked} `}</span>
          <button
            type="button"
            aria-label={sentences.showPhoneOf(guest)}
            title={sentences.showPhoneNote}
            onClick={() => show.run()}
            className="-my-2.5 px-1.5 py-2.5 font-semibold text-maroon underline-offset-4 hover:underline"
          >
            {sentences.showPhone}
          </button>
        </>
      ) : (
        <PhoneLink phone={phone} />
      )}
    </p>
  )
}
