// The guard of the administrator's pages: redirects to the admin login, and back afterwards.
import { adminSession } from './admin-session.ts'
import { RequireSession } from './require-session.tsx'
import { adminEntrance } from './return-path.ts'

export default function RequireAdmin() {
  return <RequireSession session={adminSession} entrance={adminEntrance} />
}
