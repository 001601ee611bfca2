// Hydrates the application in the browser.
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { tolerateMovedNodes } from '../foreign-hands/tolerate-moved-nodes.ts'
import { chooseByAddress } from './lib/language/device-language.ts'
import { loadHindi } from './lib/language/language.tsx'

tolerateMovedNodes()
chooseByAddress()
const typeAgain = keepTyped(document)

// A page in Hindi is hydrated with the sentences that the server rendered.
if (document.documentElement.lang === 'hi-IN') void loadHindi().then(hydrate)
else hydrate()

function hydrate() {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
      {
        onRecoverableError(error) {
          reportError(error)
          typeAgain()
        },
      },
    )
  })
}

type Field = HTMLInputElement | HTMLTextAreaElement

const isTicked = (field: Field): boolean | undefined =>
  field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type) ? field.checked : undefined

/** By the prototype's setter: React overrides that of the element, and would take the value for one that it knows. */
function type(field: Field, value: string): void {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Finds the page's fields. Returns a function that types into their successors what is in those that were replaced. */
function keepTyped(page: Document): () => void {
  const fields = [...page.querySelectorAll<Field>('input[name], textarea[name]')]
  const focused = page.activeElement
  return () => {
    for (const field of fields) {
      const [successor] = page.getElementsByName(field.name) as NodeListOf<Field>
      if (field.isConnected || !successor) continue
      if (isTicked(field) !== isTicked(successor)) successor.click()
      else if (isTicked(field) === undefined && field.value !== successor.value) type(successor, field.value)
      if (field === focused) successor.focus()
    }
  }
}
