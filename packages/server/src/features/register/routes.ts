// Serves the host's calls of the gift register. Access is decided by querying only boxes of the signed-in host.
import { countBox, listCounts, noteDeposit, removeDeposit } from '@lifafa/contract/endpoints/register/counts'
import * as deskCalls from '@lifafa/contract/endpoints/register/desks'
import * as calls from '@lifafa/contract/endpoints/register/entries'
import { PAGE_SIZE, REGISTER } from '@lifafa/contract/limits'
import { Failure } from '../../http/failure.ts'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { getBoxOfHost } from '../event-boxes/reads.ts'
import { sumFamilies, sumGifts } from '../gift-sums/reads.ts'
import {
  presentCount,
  presentDesk,
  presentEntry,
  presentGift,
  presentHandover,
  presentName,
} from './present.ts'
import * as counts from './reads/counts.ts'
import * as desks from './reads/desks.ts'
import * as entries from './reads/entries.ts'
import * as gifts from './reads/gifts.ts'
import { listEarlierGifts } from './reads/imports.ts'
import { correctedTime } from './rules/sent-versions.ts'
import { closeCount, handOver } from './writes/close-count.ts'
import * as deskWrites from './writes/desks.ts'
import * as writes from './writes/host-entries.ts'
import { noteTaken, storeVersions } from './writes/store-versions.ts'
import { writeDeposit } from './writes/write-deposit.ts'

export function registerRoutes(serve: Serve, { db, keys, live, now }: Services): void {
  const answerEntry = async (boxId: string, entryId: string) => {
    const entry = await entries.findEntry(db, boxId, entryId)
    if (!entry) throw new Failure('notFound')
    return presentEntry(entry)
  }

  serve(
    calls.listRegister,
    async ({ accountId, params, query: { page, order, ...filter } }) => {
      const { id: boxId } = await getBoxOfHost(db, accountId, params.id)
      const [rows, { split, matching }] = await Promise.all([
        gifts.listGifts(db, boxId, filter, order, page),
        sumGifts(db, boxId, gifts.matches(boxId, filter)),
      ])
      if (!rows) throw new Failure('statementTooLarge')
      const [gave, families] = await Promise.all([
        listEarlierGifts(db, boxId, rows),
        order === 'family'
          ? sumFamilies(
              db,
              boxId,
              rows.flatMap(({ family }) => family ?? []),
            )
          : [],
      ])
      return {
        ...{ gifts: rows.map((row, at) => presentGift(row, gave[at])), split, families },
        pagination: {
          total: matching,
          total_pages: page === undefined ? 1 : Math.max(1, Math.ceil(matching / PAGE_SIZE.register)),
          current_page: page ?? 1,
        },
      }
    },
    { limit: 'boxStatement', counts: (_body, { page }) => page === undefined },
  )

  serve(calls.listBoxNames, async ({ accountId, params }) => {
    const { id: boxId } = await getBoxOfHost(db, accountId, params.id)
    const names = await entries.listKnownNames(db, boxId)
    const gave = await listEarlierGifts(db, boxId, names)
    return { names: names.map((name, at) => presentName(name, gave[at] ?? [])) }
  })

  serve(calls.addEntry, async ({ accountId, params, body }) => {
    const { id } = await writes.addEntry(db, { hostId: accountId, boxId: params.id, now: now() }, body)
    live.publish({ hostId: accountId, boxId: params.id })
    return { success: true, entry: await answerEntry(params.id, id) }
  })

  serve(calls.getEntry, async ({ accountId, params }) => {
    const { id: boxId } = await getBoxOfHost(db, accountId, params.id)
    const [entry, versions] = await Promise.all([
      answerEntry(boxId, params.entry),
      entries.listVersions(db, boxId, params.entry),
    ])
    return {
      entry,
      versions: versions.map(({ version, written_by, written_at, content }) => ({
        ...{ version, by: written_by, at: written_at.toISOString(), content },
      })),
    }
  })

  const ofEntry = (accountId: string, params: { id: string; entry: string }) => ({
    ...{ hostId: accountId, boxId: params.id, entryId: params.entry, now: now() },
  })

  serve(calls.changeEntry, async ({ accountId, params, body }) => {
    await writes.changeEntry(db, ofEntry(accountId, params), body)
    live.publish({ hostId: accountId, boxId: params.id })
    return { success: true, entry: await answerEntry(params.id, params.entry) }
  })

  serve(calls.voidEntry, async ({ accountId, params, body }) => {
    await writes.voidEntry(db, ofEntry(accountId, params), body.reason)
    live.publish({ hostId: accountId, boxId: params.id })
    return { success: true, entry: await answerEntry(params.id, params.entry) }
  })

  serve(calls.thankEntry, async ({ accountId, params, body }) => {
    await writes.thankEntry(db, ofEntry(accountId, params), body)
    live.publish({ hostId: accountId, boxId: params.id })
    return { success: true }
  })

  serve(deskCalls.listDesks, async ({ accountId, params }) => {
    const { id: boxId } = await getBoxOfHost(db, accountId, params.id)
    const [all, devices] = await Promise.all([desks.listDesks(db, boxId), desks.listDevices(db, boxId)])
    return { desks: all.map((desk) => presentDesk(desk, devices, now())) }
  })

  serve(deskCalls.openDesk, async ({ accountId, params, body: { ends_at, ...desk } }) => {
    const box = { hostId: accountId, boxId: params.id }
    const asked = { ...desk, ends_at: new Date(ends_at) }
    return { success: true, ...(await deskWrites.openDesk(db, box, asked, keys.desks, now())) }
  })

  serve(deskCalls.changeDesk, async ({ accountId, params, body }) => {
    await deskWrites.changeDesk(db, { hostId: accountId, boxId: params.id, deskId: params.desk }, body.state)
    // The streams of its devices end: they ask, and are told why.
    live.publish({ hostId: accountId, boxId: params.id })
    return { success: true }
  })

  serve(deskCalls.renewDesk, async ({ accountId, params }) => {
    const desk = { hostId: accountId, boxId: params.id, deskId: params.desk }
    return { success: true, ...(await deskWrites.renewDesk(db, desk, keys.desks, now())) }
  })

  serve(
    deskCalls.takeEntries,
    async ({ accountId, params, body: { letter, versions, handovers } }) => {
      const { id: boxId } = await getBoxOfHost(db, accountId, params.id)
      const devices = await desks.listDevices(db, boxId)
      const device = devices.find((each) => each.letter === letter && each.desk_id === params.desk)
      if (!device) throw new Failure('notFound')
      // The device has corrected the times in its file: a file has no time of sending.
      const results = await storeVersions(db, { device, versions, offsetMs: 0, now: now() })
      const stored = new Set(results.filter(({ result }) => result === 'stored').map(({ id }) => id))
      let taken = stored.size
      for (const { at, ...handover } of handovers) {
        const handedOverAt = at === undefined ? now() : correctedTime(new Date(at), 0, now())
        if (await handOver(db, { boxId, deskId: params.desk, at: handedOverAt }, handover)) taken++
      }
      await noteTaken(db, device, taken)
      if (stored.size > 0) live.publish({ hostId: accountId, boxId })
      return { success: true, results, server_time: now().toISOString() }
    },
    { maxBodyBytes: REGISTER.maxSentBytes },
  )

  serve(countBox, async ({ accountId: hostId, params, body }) => ({
    success: true,
    ...(await closeCount(db, { boxId: params.id, hostId, now: now() }, body)),
  }))

  serve(listCounts, async ({ accountId, params }) => {
    const { id: boxId } = await getBoxOfHost(db, accountId, params.id)
    const [all, handovers, open] = await Promise.all([
      counts.listCounts(db, boxId),
      counts.listHandovers(db, boxId),
      counts.sumOpen(db, boxId),
    ])
    return { counts: all.map(presentCount), handovers: handovers.map(presentHandover), open }
  })

  const ofCount = (hostId: string, { id, count }: { id: string; count: number }) => ({
    ...{ hostId, boxId: id, number: count, now: now() },
  })

  serve(noteDeposit, async ({ accountId, params, body }) => {
    await writeDeposit(db, ofCount(accountId, params), body)
    return { success: true }
  })

  serve(removeDeposit, async ({ accountId, params }) => {
    await writeDeposit(db, ofCount(accountId, params), undefined)
    return { success: true }
  })
}
