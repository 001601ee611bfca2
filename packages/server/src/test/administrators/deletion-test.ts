// `test` for deleting hosts: an administrator deletes them, at a time ahead of the stand-in's.

import { test as base } from '../test.ts'
import { aSignedInAdmin } from './admins.ts'

export { expect } from '../test.ts'

export const test = base
  // The stand-in uses the real clock: ahead of it, all that it reports is in the past.
  .extend('startsAt', { scope: 'file' }, () => new Date(Date.now() + 5 * 60_000))
  .extend('admin', { scope: 'file' }, ({ app }) => aSignedInAdmin(app))

export const refusal = (message: string) => ({ status: 409, body: { success: false, message } })
