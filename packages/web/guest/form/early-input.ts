// Reads what the guest typed or tapped before hydration, because the first rendering may empty the fields.
import { phoneDigits } from '@lifafa/contract/fields/phone-digits'
import type { ContributionValues } from '../hydration/contribution-values.ts'
import { quickAmount } from './amount-chips.tsx'
import { groupAmount } from './group-amount.ts'
import { remember } from './remember-me.tsx'

export interface Early {
  /** Phone digits only and the amount grouped, as the form stores them. */
  typed: Partial<ContributionValues>
  /** The guest ticked that they want to be remembered. */
  isTicked: boolean
  /** The button was pressed before hydration: the form submits once it is hydrated. */
  isPressed: boolean
}

/** Reads the input as loader/before-hydration.ts left it, and resets the button, which is pressed no more. */
export function takeEarlyInput(form: HTMLFormElement): Early {
  const {
    [quickAmount]: tapped,
    [remember]: ticked,
    ...typed
  } = Object.fromEntries(
    [...new FormData(form)].filter(([, value]) => value !== '').map(([name, value]) => [name, String(value)]),
  )
  // If the loader did not run, a tapped amount is not in its field.
  if (tapped) typed.amount ??= tapped
  if (typed.amount) typed.amount = groupAmount(typed.amount, '')
  if (typed.phone) typed.phone = phoneDigits(typed.phone)
  const pressed = form.querySelector('[aria-busy]')
  for (const name of ['aria-busy', 'aria-disabled']) pressed?.removeAttribute(name)
  return { typed, isTicked: !!ticked, isPressed: pressed !== null }
}
