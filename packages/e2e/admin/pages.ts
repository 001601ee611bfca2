// Addresses and locators that the administrators' pages share.
import type { Page } from '@playwright/test'
import { toasts } from '../controls/toasts.ts'

export const ADMIN = '/lifafa/admin'
export const ADMIN_LOGIN = `${ADMIN}/login`
export const ADMIN_DASHBOARD = `${ADMIN}/dashboard`
export const ADMIN_SETTINGS = `${ADMIN}/settings`

export const heading = (page: Page, name: string) =>
  page.getByRole('heading', { name, exact: true, level: 1 })
export const newestToast = (page: Page) => toasts(page).first()
