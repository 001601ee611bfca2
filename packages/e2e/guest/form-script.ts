// The form's script of the guest's page: its address, and whether it runs.
import { expect, type Page } from '@playwright/test'

export const formScript = '**/guest/assets/client-*.js'

/** The hydrated form shows the cost of a chosen amount. */
export async function expectHydrated(phone: Page) {
  await phone.getByRole('radio', { name: '₹501', exact: true }).check()
  await expect(phone.getByText('₹521.04')).toBeVisible()
}
