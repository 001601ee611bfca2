// Hydrates the application in the browser.
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { tolerateMovedNodes } from '../foreign-hands/tolerate-moved-nodes.ts'
import { keepTyped } from './lib/browser/typed-before-hydration.ts'

tolerateMovedNodes()
const typeAgain = keepTyped(document)

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
