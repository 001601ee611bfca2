// What a quick guest typed and tapped before the script came: kept, because hydration would empty the fields.
import { quickAmount } from './amount-chips.tsx'
import type { ContributionValues } from './contribution-form.tsx'

export function readTypedEarly(document: Document): Partial<ContributionValues> {
  const form = document.querySelector('form')
  if (!form) return {}
  const { [quickAmount]: chosen, ...typed } = Object.fromEntries(
    [...new FormData(form)].filter(([, value]) => value !== ''),
  )
  // Whichever of the two was touched last.
  const isTapped = document.activeElement?.getAttribute('name') === quickAmount
  return chosen && (isTapped || !typed.amount) ? { ...typed, amount: String(chosen) } : typed
}
