// Event boxes of a signed-in host in tests: forms, creation, and what is stored.
import type { TestApp } from '../app.ts'
import { feedOf } from '../feed.ts'
import type { SignedInHost } from '../fixtures.ts'
import { insertEventBox } from '../rows.ts'
import { anAddress } from './accounts.ts'

const CREATE = ['POST', '/dashboard/generate_giftbook/'] as const

export const wedding = {
  event_type: 'marriage',
  name: "Aarav & Meera's wedding",
  location: 'Udaipur',
  marriage_date: '2026-11-22',
  groom_name: 'आरव शर्मा',
  bride_name: 'मीरा',
  message: 'आपका आशीर्वाद चाहिए\nCome as you are',
}

export const otherEvent = {
  event_type: 'other',
  name: 'Griha Pravesh',
  location: 'Jaipur',
  marriage_date: '2026-12-04',
}

/** Creation is limited by address: each call comes from another one. */
export const createBox = (host: SignedInHost, body: object) =>
  host.call(CREATE, body, { remoteAddress: anAddress() })

export const boxRow = (app: TestApp, id: string) =>
  app.services.db.selectFrom('event_boxes').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

export const boxesOfHost = (app: TestApp, host: SignedInHost) =>
  app.services.db.selectFrom('event_boxes').selectAll().where('host_id', '=', host.row.id).execute()

export const activitiesOfHost = (app: TestApp, host: SignedInHost) => feedOf(app, { host_id: host.row.id })

/** The body of a box's change. */
export const boxChange = {
  name: 'Reception',
  location: 'Jodhpur',
  marriage_date: '2026-12-24',
  groom_name: 'Aarav',
  bride_name: 'Meera',
}

export const aBoxOfHost = (app: TestApp, host: SignedInHost, more = {}) =>
  insertEventBox(app.services.db, { host_id: host.row.id, ...more })
