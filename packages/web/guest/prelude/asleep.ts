// What the form does before its script has come: what is tapped shows, and nothing is forgotten.
import type { ContributionValues } from '../gift/contribution-values.ts'

const amountName = 'amount' satisfies keyof ContributionValues

/**
 * Until `wakened`: an amount that is tapped stands in its field, one that is typed is tapped no more, and a button that was
 * pressed is busy. typed-early.ts takes it from there.
 */
export function tendSleepingForm(form: HTMLFormElement, wakened: AbortSignal): void {
  const options = { signal: wakened }
  const amount = form.elements.namedItem(amountName)

  form.addEventListener(
    'input',
    ({ target }) => {
      if (!(amount instanceof HTMLInputElement && target instanceof HTMLInputElement)) return
      if (target.type === 'radio') amount.value = target.value
      else if (target === amount)
        for (const tapped of form.querySelectorAll<HTMLInputElement>(':checked')) tapped.checked = false
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
