// Changes of UPI IDs by hosts in tests.
import { UPI_ID_CHANGE_WAIT_MS } from '@lifafa/contract/limits'
import type { Row } from '../../db/tables.ts'
import type { TestApp } from '../app.ts'
import { feedOf as readFeed } from '../feed.ts'
import { call } from '../fixtures.ts'
import { aHostWithPassword, PASSWORD } from './accounts.ts'

export type Host = Row<'hosts'>

export const saveUpiId = (
  app: TestApp,
  { id, first_name, last_name, phone_number, address }: Host,
  upi_id: string | null,
  more: object = {},
) =>
  call(app, ['PATCH', '/settings/user/update'], {
    hostId: id,
    body: { first_name, last_name, phone_number, address, upi_id, ...more },
  })

export const proven = { current_password: PASSWORD }

export const feedOf = async (app: TestApp, { id }: Host) =>
  (await readFeed(app, { host_id: id })).map(({ action, description }) => [action, description])

export const aHostWithUpiId = (app: TestApp, upi_id: string | null = 'meera@okbank') =>
  aHostWithPassword(app, { upi_id })

export const waitEnds = (app: TestApp) =>
  new Date(app.clock.now.getTime() + UPI_ID_CHANGE_WAIT_MS).toISOString()
