// The Settlements API: settlements, and the report of their lines.
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { asCollection, listQuery, listRows } from '../http/collection.ts'
import { parse } from '../http/parse.ts'
import { lookUp } from '../store/look-up.ts'
import type { World } from '../world.ts'
import { presentSettlement } from './settlement.ts'
import { periodOf } from './working-days.ts'

type ById = { Params: { id: string } }

export function settlementRoutes(app: FastifyInstance, world: World) {
  app.get('/settlements', async (request) => {
    const filter = parse(settlementsQuery, request.query)
    return asCollection(listRows(world, 'settlement', filter).map(presentSettlement))
  })

  /**
   * One line for each payment, refund and adjustment in the settlements of a day, or of a month. The day is the one on which the
   * settlement was made (`settled_at`), in India; whether the bank has processed it does not matter.
   */
  app.get('/settlements/recon/combined', async (request) => {
    const { year, month, day, count, skip } = parse(reportQuery, request.query)
    return asCollection(world.settlementLines.settledBetween({ ...periodOf(year, month, day), count, skip }))
  })

  app.get<ById>('/settlements/:id', async (request) =>
    presentSettlement(lookUp(world, 'settlement', request.params.id)),
  )
}

const EARLIEST = 946_684_800
const LATEST = 4_765_046_400

const unixSeconds = (name: string) =>
  z.coerce
    .number()
    .refine(
      (seconds) => Number.isInteger(seconds) && seconds >= EARLIEST && seconds <= LATEST,
      `${name} must be between ${EARLIEST} and ${LATEST}.`,
    )
    .optional()

/** The queries of the Settlements API, with the bounds and the refusals that its docs name. */
const settlementsQuery = listQuery.extend({ from: unixSeconds('from'), to: unixSeconds('to') })

const matching = (pattern: RegExp, refusal: string) =>
  z
    .string()
    .refine((value) => pattern.test(value), refusal)
    .transform(Number)

/** Without a day: the whole month. The docs give no default of `count`; the official client's say 10. */
const reportQuery = listQuery.omit({ from: true, to: true }).extend({
  year: matching(/^\d{4}$/, 'The year must be 4 digits.'),
  month: matching(/^(0?[1-9]|1[0-2])$/, 'The month is not a valid month.'),
  day: matching(/^(0?[1-9]|[12]\d|3[01])$/, 'The day must be between 1 and 2 digits.').optional(),
  count: z.coerce.number().int().min(1).max(1000).default(10),
})
