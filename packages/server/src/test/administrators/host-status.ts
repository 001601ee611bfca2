// Deactivates and reactivates hosts in tests, as an administrator does.
import type { SignedInAdmin } from './admins.ts'

export const setStatus = (admin: SignedInAdmin, hostId: string, status: unknown) =>
  admin.call(['PATCH', `/admin/users/${hostId}/status/`], { status })
