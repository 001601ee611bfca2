// Handles the form before its script runs: a tapped amount is filled in, and no input and no press is lost.
import type { ContributionValues } from '../hydration/contribution-values.ts'

const amountName = 'amount' satisfies keyof ContributionValues

/** The state of the form's script. */
export interface FormScript {
  /** It has taken the form over. */
  isRunning: () => boolean
  /** The guest was told that it does not come: a press now sends the form to the server, which returns it on a new page. */
  isGivenUp: () => boolean
}

/**
 * Copies a tapped amount into its field, clears the tapped one when an amount is typed, and makes a pressed button look busy, until the
 * form's script runs; form/early-input.ts reads the result. Typed text is taken along into another language.
 */
export function handleInputBeforeHydration(form: HTMLFormElement, script: FormScript): void {
  const amount = form.elements.namedItem(amountName)

  form.addEventListener('input', ({ target }) => {
    if (script.isRunning() || !(amount instanceof HTMLInputElement && target instanceof HTMLInputElement))
      return
    if (target.type === 'radio') amount.value = target.value
    else if (target === amount)
      for (const tapped of form.querySelectorAll<HTMLInputElement>('[type=radio]:checked'))
        tapped.checked = false
  })
  form.addEventListener('submit', (event) => {
    if (script.isRunning() || script.isGivenUp()) return
    event.preventDefault()
    for (const name of ['aria-busy', 'aria-disabled'])
      form.querySelector('[type=submit]')?.setAttribute(name, 'true')
  })
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[hreflang]'))
    link.onclick = () => {
      // React may have made the form anew.
      const now = document.querySelector<HTMLFormElement>('main form') ?? form
      // A notice of a payment: the form is not offered again beside one that may have been paid.
      const isPlain = script.isRunning() && (now.querySelector('[role=status]') || canStore())
      if (isPlain || ![...new FormData(now)].some(([, value]) => value)) return true
      // The server returns it on the page in that language. A stored draft comes back by itself, and the page can be loaded again.
      now.action = link.href
      now.submit()
      return false
    }
}

/** Blocked storage throws, or is null in a WebView. */
function canStore(): boolean {
  try {
    return !!localStorage
  } catch {
    return false
  }
}
