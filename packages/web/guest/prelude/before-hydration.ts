// Handles the form before its script is loaded: a tapped amount is filled in, and no input is lost.
import type { ContributionValues } from '../gift/contribution-values.ts'

const amountName = 'amount' satisfies keyof ContributionValues

/**
 * Until `hydrated`: a tapped amount is copied into its field, typing an amount clears the tapped one, and a pressed
 * button looks busy. form/early-input.ts reads the result.
 */
export function handleInputBeforeHydration(form: HTMLFormElement, hydrated: AbortSignal): void {
  const options = { signal: hydrated }
  const amount = form.elements.namedItem(amountName)

  form.addEventListener(
    'input',
    ({ target }) => {
      if (!(amount instanceof HTMLInputElement && target instanceof HTMLInputElement)) return
      if (target.type === 'radio') amount.value = target.value
      else if (target === amount)
        for (const tapped of form.querySelectorAll<HTMLInputElement>('[type=radio]:checked'))
          tapped.checked = false
    },
    options,
  )
  form.addEventListener(
    'submit',
    ({ submitter }) => {
      if (submitter) submitter.ariaBusy = submitter.ariaDisabled = 'true'
    },
    options,
  )
}
