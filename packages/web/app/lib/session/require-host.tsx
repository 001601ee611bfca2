// The guard of hosts' pages: redirects to sign-in, and back afterwards.
import { hostSession } from './host-session.ts'
import { RequireSession } from './require-session.tsx'
import { hostEntrance } from './return-path.ts'

export default function RequireHost() {
  return <RequireSession session={hostSession} entrance={hostEntrance} />
}
