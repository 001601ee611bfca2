// The signed-in host, for components inside RequireHost.
import type { User } from '@lifafa/contract/endpoints/auth'
import { hostSession } from './host-session.ts'
import { useSignedIn } from './use-session.ts'

export const useHost = (): User => useSignedIn(hostSession)
