// Control plane for webhooks: their address, their faults, and the outcome of each delivery.
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { parse } from '../http/parse.ts'
import { badRequest } from '../http/razorpay-error.ts'
import type { Deliveries } from '../webhooks/deliveries.ts'
import type { Sender } from '../webhooks/sender.ts'
import type { World } from '../world.ts'

export type WebhookParts = { deliveries: Deliveries; sender: Sender }

const share = z
  .union([z.boolean(), z.number().min(0).max(1)])
  .transform(Number)
  .optional()

const webhookInput = z.strictObject({
  url: z.url().nullable().optional(),
  secret: z.string().min(1).optional(),
  enabled: z.boolean().optional(),
  speed: z.number().positive().optional(),
  delayMs: z.int().nonnegative().optional(),
  shuffle: z.boolean().optional(),
  duplicate: share,
  drop: share,
  corruptSignature: share,
})

export function webhookControls(app: FastifyInstance, world: World, { deliveries, sender }: WebhookParts) {
  app.get('/webhook', async () => world.settings.read('webhook'))

  /** Changes the given settings only. Waiting events go to the new address, signed with their old secret. */
  app.patch('/webhook', async (request) => {
    const changes = parse(webhookInput, request.body)
    world.settings.write('webhook', { ...world.settings.read('webhook'), ...changes })
    sender.wake()
    return world.settings.read('webhook')
  })

  app.get('/deliveries', async () => ({ deliveries: deliveries.list() }))

  /** Sends an event again, dropped or delivered before or not, signed with the current secret as the dashboard's replay does. */
  app.post<{ Params: { id: string } }>('/deliveries/:id/replay', async (request) => {
    const delivery = deliveries.find(Number(request.params.id))
    if (!delivery) throw badRequest('The id provided does not exist')
    const { secret } = world.settings.read('webhook')
    deliveries.save({
      ...delivery,
      secret,
      status: 'waiting',
      dueAt: world.clock.now().getTime(),
      firstSentAt: null,
      attempts: [],
    })
    sender.wake()
    return { ok: true }
  })
}
