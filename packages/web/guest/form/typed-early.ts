// What a quick guest did before the script came: it is kept, because the first rendering would empty the fields.
import { phoneDigits } from '@lifafa/contract/phone-digits'
import type { ContributionValues } from '../gift/contribution-values.ts'
import { quickAmount } from './amount-chips.tsx'

interface Early {
  /** As the form itself would have kept it. */
  typed: Partial<ContributionValues>
  /** The button was pressed: the guest waits for what follows. */
  isPressed: boolean
}

/** Takes it out of the form as asleep.ts left it: its button is as it was, and is pressed no more. */
export function takeTypedEarly(form: HTMLFormElement): Early {
  const { [quickAmount]: tapped, ...typed } = Object.fromEntries(
    [...new FormData(form)].filter(([, value]) => value !== '').map(([name, value]) => [name, String(value)]),
  )
  // Without the one small script that comes first, a tapped amount does not stand in its field.
  if (tapped) typed.amount ??= tapped
  if (typed.phone) typed.phone = phoneDigits(typed.phone)
  const pressed = form.querySelector('[aria-busy]')
  if (pressed) pressed.ariaBusy = pressed.ariaDisabled = null
  return { typed, isPressed: pressed !== null }
}
