// The way to the API for administrators.
import { adminSession } from '../session/admin-session.ts'
import { callerAs } from './caller.ts'

export const adminCall = callerAs(adminSession)
