// The way to the API for hosts and strangers.
import { callerAs } from './caller.ts'
import { hostSession } from './host-session.ts'

export const call = callerAs(hostSession)
