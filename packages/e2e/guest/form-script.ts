// The form's script of the guest's page: its address, and whether it runs.
import { expect, type Page, type Route } from '@playwright/test'

/** At whatever attempt: the second one has another address. */
export const formScript = '**/guest/assets/client-*.js*'

type Held = { deliver?: (route: Route) => Promise<void> }

/** The page is without the form's script until `releaseScript` is called; `deliver` answers for it then. */
export async function holdScript(
  phone: Page,
  { deliver = (route) => route.continue() }: Held = {},
): Promise<{ releaseScript: () => void }> {
  const { promise: released, resolve: releaseScript } = Promise.withResolvers<void>()
  await phone.route(formScript, async (route) => {
    await released
    await deliver(route)
  })
  return { releaseScript }
}

/** The hydrated form shows the cost of a chosen amount. */
export async function expectHydrated(phone: Page) {
  await phone.getByRole('radio', { name: '₹501', exact: true }).check()
  await expect(phone.getByText('₹521.04')).toBeVisible()
}
