// Serves the administrators' search.
import { adminSearch } from '@lifafa/contract/endpoints/admin/search'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { presentBox, presentFound, presentOrder, presentPayout } from './present.ts'
import { findBoxes, findHosts, findOrders, findPayouts } from './reads.ts'
import { cluesIn } from './rules.ts'

export function adminSearchRoutes(serve: Serve, { db }: Pick<Services, 'db'>): void {
  serve(
    adminSearch,
    async ({ query: { text, day } }) => {
      const clues = cluesIn(text, day)
      const [orders, payouts, hosts, boxes] = await Promise.all([
        findOrders(db, clues),
        findPayouts(db, clues),
        findHosts(db, clues),
        findBoxes(db, clues),
      ])
      return {
        success: true,
        orders: presentFound(orders, presentOrder),
        payouts: presentFound(payouts, presentPayout),
        hosts: presentFound(hosts, (host) => host),
        boxes: presentFound(boxes, presentBox),
      }
    },
    { limit: 'readTimeline' },
  )
}
