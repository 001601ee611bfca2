// Hydrates the form of the guest's page: React and the form, nothing else. loader/load-form.ts runs it.
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { givingRootId, readProps } from '../hydration/giving-props.ts'
import { reportFault } from '../payment/report-fault.ts'
import { type Early, takeEarlyInput } from './early-input.ts'
import { Giving } from './giving.tsx'

const props = readProps(document)
const root = document.getElementById(givingRootId)
// Not the first form of the document: an extension may have put one of its own before it.
const form = root?.querySelector('form')
// Taken before hydration: React renders the form anew where it finds another than the server's, as after a translation.
const early = form ? takeEarlyInput(form) : undefined

/** Renders into a new element, since the old one may be gone. Typed text and a payment under way are stored. */
function startAnew(early?: Early) {
  const fresh = document.createElement('div')
  if (root?.isConnected) root.replaceWith(fresh)
  else document.body.append(fresh)
  createRoot(fresh, {
    onUncaughtError(error) {
      reportFault(error)
      fresh.textContent = props.sentences.broken
    },
  }).render(<Giving {...props} early={early} />)
}

if (root)
  // At once: a press between hydration and the state of what was typed would be refused as empty.
  flushSync(() =>
    hydrateRoot(root, <Giving {...props} early={early} />, {
      // The form was rendered anew, and works.
      onRecoverableError() {},
      onUncaughtError(error) {
        reportFault(error)
        startAnew()
      },
    }),
  )
else startAnew(early)
// From now on the other fonts compete with nothing (guest-fonts.css).
document.documentElement.classList.remove('hydrating')
