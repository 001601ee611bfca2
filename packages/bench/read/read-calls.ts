// Opens a server on a filled database for reads: of a host with a box of 5,000 guests, and of an administrator among 20,000 hosts.
import type { AddressInfo } from 'node:net'
import { API_PREFIX } from '@lifafa/contract/endpoint'
import { adminHeaders } from '../../server/src/test/administrators/admins.ts'
import { openTestApp, type TestApp } from '../../server/src/test/app.ts'
import { hostHeaders } from '../../server/src/test/fixtures.ts'
import { guestsCsv } from '../../web/app/features/guests/files/guests-csv.ts'
import { fill as fillHosts } from '../admin/fill.ts'
import { ask } from '../growth/ask.ts'
import { LARGEST_BOX } from '../growth/boxes.ts'
import { fill } from '../growth/fill.ts'
import { WITHOUT_LIMITS } from '../growth/measured-app.ts'
import { showProgress } from '../print.ts'

/** Enough that the box of 5,000 is among them. */
const CONTRIBUTIONS = 120_000
const HOSTS = 20_000
const NOW = new Date('2026-11-21T06:30:00Z')

export type Read = {
  /** Makes the call; returns the answer's text. */
  call(): Promise<string>
  /** What the browser then does with it. */
  follow?(text: string): unknown
  /** Milliseconds that the median may take. */
  mostMs: number
}

export type Reads = { databaseUrl: string; reads: Record<string, Read>; close(): Promise<void> }

async function listen(test: TestApp) {
  await test.app.listen({ port: 0, host: '127.0.0.1' })
  const url = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}${API_PREFIX}`
  return (headers: Record<string, string>, path: string) => () => ask(url + path, headers)
}

export async function openHostReads(): Promise<Reads> {
  const test = await openTestApp(NOW, 'on', WITHOUT_LIMITS)
  const { db } = test.services
  await fill(db, CONTRIBUTIONS, NOW)
  const { host_id } = await db
    .selectFrom('event_boxes')
    .select('host_id')
    .where('id', '=', LARGEST_BOX)
    .executeTakeFirstOrThrow()
  const as = await listen(test)
  const host = await hostHeaders(test, host_id)
  const guests = as(host, `/dashboard/giftbooks/${LARGEST_BOX}/guests`)
  return {
    databaseUrl: test.databaseUrl ?? '',
    reads: {
      dashboard: { call: as(host, '/dashboard/get_dashboard_data'), mostMs: 20 },
      'list of boxes': { call: as(host, '/event'), mostMs: 20 },
      'box of 5,000 guests': { call: as(host, `/dashboard/giftbooks/${LARGEST_BOX}`), mostMs: 150 },
      'guests page of 5,000': { call: guests, mostMs: 150 },
      'guests page and its CSV': {
        call: guests,
        follow: (text) => guestsCsv(JSON.parse(text).guests),
        mostMs: 300,
      },
    },
    close: () => test.close(),
  }
}

export async function openAdminReads(): Promise<Reads> {
  const test = await openTestApp(NOW, 'on', WITHOUT_LIMITS)
  showProgress(`filling in ${HOSTS} hosts`)
  await fillHosts(test.services.db, HOSTS)
  const as = await listen(test)
  const admin = await adminHeaders(test)
  return {
    databaseUrl: test.databaseUrl ?? '',
    reads: {
      'figures of the platform': { call: as(admin, '/admin/dashboard/stats'), mostMs: 20 },
      'search: a name': { call: as(admin, '/admin/users?search=prakash'), mostMs: 50 },
      'search: part of a phone': { call: as(admin, '/admin/users?search=00077'), mostMs: 50 },
      'search: nobody': { call: as(admin, '/admin/users?search=zzzz'), mostMs: 50 },
    },
    close: () => test.close(),
  }
}
