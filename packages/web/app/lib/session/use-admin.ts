// The signed-in administrator, for components inside RequireAdmin.
import type { Admin } from '@lifafa/contract/endpoints/admin-accounts/accounts'
import { adminSession } from './admin-session.ts'
import { useSignedIn } from './use-session.ts'

export const useAdmin = (): Admin => useSignedIn(adminSession)
