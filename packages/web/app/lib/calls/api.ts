// Calls the API as the host, or without a session.

import { hostSession } from '../session/host-session.ts'
import { callerAs } from './caller.ts'

export const call = callerAs(hostSession)
