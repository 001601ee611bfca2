// Locators of the list of event boxes.
import { pageSentences } from '@lifafa/contract/sentences/pages'
import type { Page } from '@playwright/test'

export const listOf = (page: Page) => page.getByRole('list', { name: pageSentences.savedTitle })

export const namesOn = (page: Page) => listOf(page).getByRole('heading')

export const cardOf = (page: Page, name: string) =>
  listOf(page).getByRole('listitem').filter({ hasText: name })
