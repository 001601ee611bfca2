// The form after hydration: typed before it, stored of this box, or remembered from another.
import type { ContributionValues } from '../hydration/contribution-values.ts'
import type { Early } from './early-input.ts'

export type RememberedGuest = Omit<ContributionValues, 'amount'>

interface InitialForm {
  values: Partial<ContributionValues>
  /** The guest has typed: what this browser fills in by itself is no draft. */
  isTouched: boolean
  isRemembered: boolean
  /** The guest has pressed the button, and seen all that is sent. */
  isPressed: boolean
}

/** `early`: the input before hydration. */
export function initialForm(
  early: Early | undefined,
  draft: ContributionValues | undefined,
  remembered: RememberedGuest | null,
): InitialForm {
  return {
    values: { ...remembered, ...draft, ...early?.typed },
    isTouched: Object.keys(early?.typed ?? {}).length > 0,
    isRemembered: !!remembered || !!early?.isTicked,
    // Values from the store are shown first, not sent.
    isPressed: !draft && !remembered && !!early?.isPressed,
  }
}
