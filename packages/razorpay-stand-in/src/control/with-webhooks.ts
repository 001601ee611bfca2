// Lets an action of the control plane send its webhooks, or not.
import type { World } from '../world.ts'

export const withWebhooks = (world: World, webhooks: boolean): World =>
  webhooks ? world : { ...world, announce: () => {} }
