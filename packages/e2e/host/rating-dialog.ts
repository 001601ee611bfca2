// Locators of the rating dialog.
import { ratingSentences as sentences } from '@lifafa/contract/sentences/host/rating'
import type { Page } from '@playwright/test'

export const card = (page: Page) => page.getByRole('button', { name: sentences.title })

export const dialog = (page: Page) => page.getByRole('dialog', { name: sentences.title })

export const star = (page: Page, name: string) => dialog(page).getByRole('radio', { name, exact: true })

export const words = (page: Page) => dialog(page).getByLabel('Your feedback')

export const submit = (page: Page) => dialog(page).getByRole('button', { name: 'Submit Rating' })

export const update = (page: Page) => dialog(page).getByRole('button', { name: sentences.update })

export const stars = (page: Page) => dialog(page).getByRole('img', { name: /stars/ })
