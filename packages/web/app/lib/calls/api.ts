// The way to the API for hosts and strangers.

import { hostSession } from '../session/host-session.ts'
import { callerAs } from './caller.ts'

export const call = callerAs(hostSession)
