// Calls the API as the administrator.
import { adminSession } from '../session/admin-session.ts'
import { callerAs } from './caller.ts'

export const adminCall = callerAs(adminSession)
