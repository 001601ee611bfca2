// A desk of the gift register in tests, as its host opens it and a device enters it.
import { randomUUID } from 'node:crypto'
import { todayInIndia } from '@lifafa/contract/event-timing'
import { failures } from '@lifafa/contract/failures'
import { REGISTER } from '@lifafa/contract/limits'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { TestApp } from '../app.ts'
import { call } from '../fixtures.ts'
import { DAY_MS } from '../times.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Box = { id: string }

const laterThan = (app: TestApp, ms: number): string =>
  new Date(app.services.now().getTime() + ms).toISOString()

export async function openDesk(
  app: TestApp,
  box: Box,
  hostId: string,
  may: { may_see_names?: boolean; may_see_sums?: boolean } = {},
): Promise<{ id: string; token: string; pin: string }> {
  const { status, body } = await call(app, ['POST', `/dashboard/giftbooks/${box.id}/desks`], {
    hostId,
    body: { helper: 'Pappu', ends_at: laterThan(app, DAY_MS), ...may },
  })
  expect(status).toBe(200)
  return body
}

/** A device at a desk; `call` sends its session. */
export async function enterDesk(
  app: TestApp,
  { token, pin }: { token: string; pin: string },
  device: string = randomUUID(),
) {
  const { status, body } = await call(app, ['POST', '/desk/open'], {
    body: { token, pin, helper: 'Pappu', device },
  })
  expect(status).toBe(200)
  const authorization = `Bearer ${body.session}`
  const callDesk = (what: readonly [Method, string], sent?: object) =>
    call(app, what, { headers: { authorization }, body: sent })
  const send = (...versions: unknown[]) =>
    callDesk(['POST', '/desk/entries'], { sent_at: app.services.now().toISOString(), versions })
  return {
    device,
    authorization,
    letter: body.letter as string,
    next: body.next as number,
    call: callDesk,
    send,
  }
}

/** The answer of a call that is refused. */
export const refusalOf = (key: keyof typeof failures) => ({
  status: failures[key].status,
  body: { success: false, code: key, message: failures[key].message },
})

/** A version of ₹1,100 in cash. */
export const version = (app: TestApp, running: number, more: object = {}) => ({
  ...{ id: randomUUID(), version: 1, running, written_at: app.services.now().toISOString() },
  ...{ kind: 'cash', amount_paise: 1_100_00, name: 'Ramesh Sharma', village: 'Morena' },
  ...more,
})

/** A desk with a device and one entry. */
export async function aDesk(app: TestApp, box: Box, hostId: string) {
  const desk = await openDesk(app, box, hostId)
  const device = await enterDesk(app, desk)
  const written = version(app, 1)
  await device.send(written)
  return { ...desk, ...device, id: desk.id, entry: written.id }
}

/** Fills the numbers of the devices that a box has, until `count` are written. */
export const fillRegister = async ({ services: { db, now } }: TestApp, box: Box, count: number) => {
  await sql`
    insert into register_entries
      (id, event_box_id, device_id, letter, running, version, kind, given_at, received_at, updated_at)
    select gen_random_uuid(), event_box_id, id, letter, running, 1, 'blessing', at, at, at
    from desk_devices, generate_series(1, ${REGISTER.maxRunning}::int) as running, (select ${now()}::timestamptz as at) as times
    where event_box_id = ${box.id} order by letter, running limit ${count}`.execute(db)
}

const COUNTERS = { first_counter: 'Chacha', second_counter: 'Mama' }

type Giver = { name: string; phone: string; address: string }

/** A register with a row in each of its tables, and words in each of their columns; the guest has given at the desk, too. */
export async function aUsedRegister(app: TestApp, box: Box, hostId: string, guest: Giver): Promise<void> {
  const desk = await aDesk(app, box, hostId)
  const { name, phone, address: note } = guest
  const words = { name, phone, note, relation: 'Quasimodo', family: 'Quasimodo', words: 'A saree' }
  const thing = version(app, 2, { kind: 'thing', amount_paise: null, ...words })
  await desk.send(thing, { ...thing, version: 2, void_reason: 'Twice' })
  const names = { from: 'Pappu', to: 'Chacha', first_envelope: 1, last_envelope: 1 }
  await desk.call(['POST', '/desk/handovers'], { id: randomUUID(), ...names })
  const closed = await desk.call(['POST', '/desk/counts'], {
    ...{ id: randomUUID(), notes_500: 2, ...COUNTERS, close: true, entries: 1, expected_paise: 1_100_00 },
    ...{ reason: 'A note fell', reason_by: 'Chacha' },
  })
  const deposited = await call(
    app,
    ['PUT', `/dashboard/giftbooks/${box.id}/counts/${closed.body.number}/deposit`],
    { hostId, body: { day: todayInIndia(app.clock.now), amount_paise: 1_000_00, by: 'Mausa' } },
  )
  expect([closed.status, deposited.status]).toEqual([200, 200])
  const imported = await call(app, ['POST', `/dashboard/giftbooks/${box.id}/imports`], {
    hostId,
    body: {
      ...{ id: randomUUID(), file: 'rekha.xlsx', occasion: 'Rekha’s wedding', year: 2019 },
      rows: [
        ['Name', 'Father', 'Village', 'Family', 'Phone', 'Amount'],
        [name, 'Quasimodo', 'Morena', 'Quasimodo', phone, '1100'],
      ],
    },
  })
  expect(imported.status).toBe(200)
}
