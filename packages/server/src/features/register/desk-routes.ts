// Serves the calls of a device at a desk. Each is about the desk of its session: no call names another one.

import * as calls from '@lifafa/contract/endpoints/register/desk'
import { countDesk } from '@lifafa/contract/endpoints/register/desk-counts'
import { REGISTER } from '@lifafa/contract/limits'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { presentEntry, presentName, presentOther, presentPaid } from './present.ts'
import { getDevice } from './reads/desks.ts'
import * as reads from './reads/entries.ts'
import { listEarlierGifts } from './reads/imports.ts'
import { correctedTime } from './rules/sent-versions.ts'
import { closeCount, handOver } from './writes/close-count.ts'
import { enterDesk } from './writes/enter-desk.ts'
import { noteDevice, storeVersions } from './writes/store-versions.ts'

/** The times of a device, by the server's clock. */
const timeOf = (at: string | undefined, sentAt: string | undefined, now: Date): Date =>
  at === undefined || sentAt === undefined
    ? now
    : correctedTime(new Date(at), now.getTime() - Date.parse(sentAt), now)

export function deskRoutes(serve: Serve, { db, keys, live, now }: Services): void {
  serve(
    calls.enterDesk,
    async ({ body }) => ({
      success: true,
      ...(await enterDesk(db, body, keys.desks, now())),
      server_time: now().toISOString(),
    }),
    { limit: 'enterDesk' },
  )

  serve(
    calls.sendEntries,
    async ({ boxId, sessionId, body: { versions, sent_at, battery_percent = null, unsent } }) => {
      const device = await getDevice(db, boxId, sessionId)
      const at = now()
      const offsetMs = at.getTime() - new Date(sent_at).getTime()
      const results =
        versions.length === 0 ? [] : await storeVersions(db, { device, versions, offsetMs, now: at })
      if (results.some(({ result }) => result === 'stored')) live.publish({ hostId: device.host_id, boxId })
      await noteDevice(db, boxId, sessionId, { battery_percent, unsent, last_seen_at: at })
      return { success: true, results, server_time: at.toISOString() }
    },
    { maxBodyBytes: REGISTER.maxSentBytes },
  )

  serve(calls.readDesk, async ({ boxId, accountId: deskId, sessionId }) => {
    const [device, entries, others] = await Promise.all([
      getDevice(db, boxId, sessionId),
      reads.listEntriesOfDesk(db, boxId, deskId),
      reads.listOthers(db, boxId, deskId),
    ])
    return {
      box: boxId,
      helper: device.helper,
      may_see_names: device.may_see_names,
      may_see_sums: device.may_see_sums,
      ends_at: device.ends_at.toISOString(),
      letter: device.letter,
      entries: entries.map(presentEntry),
      others: others.map((gift) => presentOther(gift, device)),
      server_time: now().toISOString(),
    }
  })

  serve(calls.listNames, async ({ boxId, accountId: deskId, sessionId }) => {
    const { may_see_names, may_see_sums } = await getDevice(db, boxId, sessionId)
    const names = may_see_names
      ? await reads.listKnownNames(db, boxId)
      : await reads.listNamesOfDesk(db, boxId, deskId)
    const gave = may_see_names && may_see_sums ? await listEarlierGifts(db, boxId, names) : []
    return { names: names.map((name, at) => presentName(name, gave[at] ?? [])) }
  })

  serve(
    calls.findPaid,
    async ({ boxId, sessionId, query: { phone } }) => {
      const [device, paid] = await Promise.all([
        getDevice(db, boxId, sessionId),
        reads.listPaid(db, boxId, phone),
      ])
      return { paid: paid.map((gift) => presentPaid(gift, device)) }
    },
    { limit: 'findPaid' },
  )

  serve(calls.handOver, async ({ boxId, accountId: deskId, body: { at, sent_at, ...handover } }) => {
    await handOver(db, { boxId, deskId, at: timeOf(at, sent_at, now()) }, handover)
    return { success: true }
  })

  serve(countDesk, async ({ boxId, accountId: deskId, body }) => ({
    success: true,
    ...(await closeCount(db, { boxId, deskId, now: now() }, body)),
  }))
}
