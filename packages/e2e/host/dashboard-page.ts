// Locators of the host's dashboard.
import { dashboardSentences as sentences } from '@lifafa/contract/sentences/host/dashboard'
import type { Page } from '@playwright/test'

export const emptyDashboard = (page: Page) => page.getByText(sentences.noUpcoming)

export const events = (page: Page) => page.getByRole('region', { name: 'Upcoming Events' })

export const activities = (page: Page) => page.getByRole('region', { name: 'Recent Activity' })

export const actions = (page: Page) => page.getByRole('region', { name: 'Quick Actions' })

export const referCard = (page: Page) => page.getByRole('button', { name: sentences.refer })

export const figure = (page: Page, name: string) => page.getByRole('article', { name })
