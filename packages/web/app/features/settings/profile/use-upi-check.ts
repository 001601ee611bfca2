// Whether the UPI id being typed is one: told when its field is left wrong, and from then on with every letter.
import { updateProfile } from '@lifafa/contract/endpoints/profile'
import { useState } from 'react'

const isUpiId = (typed: string): boolean => updateProfile.body.shape.upi_id.safeParse(typed).success

export function useUpiCheck(typed: string) {
  const [isShown, setShown] = useState(false)
  const isWrong = !isUpiId(typed)
  return {
    isWrong,
    isShown: isWrong && isShown,
    /** The field was left, or the form sent: no more waiting for the last letter. */
    show: () => setShown(isWrong),
  }
}
