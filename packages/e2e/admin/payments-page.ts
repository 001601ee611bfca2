// Addresses and locators of the administrator's page on payments.
import { adminPaymentsSentences as sentences } from '@lifafa/contract/sentences/admin/payments'
import type { Page } from '@playwright/test'
import type { Administrator } from './administrator.ts'

export const PAYMENTS = '/lifafa/admin/payments'

export const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: sentences.sections }).getByRole('link', { name })

export const actionsOf = (page: Page, { name }: Administrator) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name })
