// Validates the UPI ID: an error is first shown when the field is left, and from then on while typing.
import { updateProfile } from '@lifafa/contract/endpoints/profile'
import { useState } from 'react'

const isUpiId = (typed: string): boolean => updateProfile.body.shape.upi_id.safeParse(typed).success

export function useUpiCheck(typed: string) {
  const [isShown, setShown] = useState(false)
  const isWrong = !isUpiId(typed)
  return {
    isWrong,
    isShown: isWrong && isShown,
    /** The field was left, or the form submitted: errors are shown from now on. */
    show: () => setShown(isWrong),
  }
}
