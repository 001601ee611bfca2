// Fetches the script of a box's money while the box itself is fetched: in the page's own script it would be too much.
import { type ComponentType, lazy } from 'react'
import type { BoxMoneyProps } from './box-money.tsx'

const load = (): Promise<ComponentType<BoxMoneyProps>> =>
  import('./box-money.tsx').then(({ BoxMoney }) => BoxMoney)

/** Suspends until its script is there. Where that fails, the rest of the page stands without it. */
export const BoxMoney = lazy(async () => ({
  default: await load().catch((): ComponentType<BoxMoneyProps> => () => null),
}))

/** Begins to fetch it. */
export const preloadBoxMoney = (): void => {
  load().catch(() => {})
}
