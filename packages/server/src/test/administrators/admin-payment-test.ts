// `test` for what administrators do with payments, hosts and guests: as in test.ts, with an administrator who is signed in.
import { aheadTest, expect } from '../test.ts'
import { aSignedInAdmin, type SignedInAdmin } from './admins.ts'

export { expect, type SignedInAdmin }

export const test = aheadTest.extend('admin', { scope: 'file' }, ({ app }) => aSignedInAdmin(app))

export const get = async (admin: SignedInAdmin, path: string) => (await admin.call(['GET', path])).body

export const refusal = (message: string) => ({ status: 409, body: { success: false, message } })

export const UNKNOWN_ID = '0d9a1f8e-58a0-4b1c-9a3c-0d1a2b3c4d5e'
