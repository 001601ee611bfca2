// Locators of the list of event boxes.
import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import type { Page } from '@playwright/test'

export const listOf = (page: Page) => page.getByRole('list', { name: eventBoxSentences.savedTitle })

export const namesOn = (page: Page) => listOf(page).getByRole('heading')

export const cardOf = (page: Page, name: string) =>
  listOf(page).getByRole('listitem').filter({ hasText: name })
