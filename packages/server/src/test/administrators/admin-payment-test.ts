// `test` for the administrators' payment pages: as in test.ts, with an administrator who is signed in.

import { aheadTest, expect } from '../test.ts'
import { aSignedInAdmin } from './admins.ts'

export { expect }

export type SignedInAdmin = Awaited<ReturnType<typeof aSignedInAdmin>>

export const test = aheadTest.extend('admin', { scope: 'file' }, ({ app }) => aSignedInAdmin(app))

export const get = async (admin: SignedInAdmin, path: string) => (await admin.call(['GET', path])).body

export const UNKNOWN_ID = '0d9a1f8e-58a0-4b1c-9a3c-0d1a2b3c4d5e'
