// Records the orders that a guest's page opens, in all tabs of a phone.
import { paymentPaths } from '@lifafa/contract/guest-page/payment-paths'
import type { BrowserContext } from '@playwright/test'

/** Ids at the provider, each once, in the order in which they came. */
export function watchOrders(context: BrowserContext): () => string[] {
  const orders = new Set<string>()
  context.on('response', async (response) => {
    if (!response.url().includes(paymentPaths.createOrder) || !response.ok()) return
    orders.add((await response.json()).id)
  })
  return () => [...orders]
}
