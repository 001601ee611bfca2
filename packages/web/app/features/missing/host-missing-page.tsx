// The page for unknown addresses in the hosts' area: a signed-in host gets a link to the dashboard.
import { labelSentences } from '@lifafa/contract/sentences/fields/labels'
import { pageSentences } from '@lifafa/contract/sentences/pages'
import { Link } from 'react-router'
import { useSentences } from '../../lib/language/language.tsx'
import { hostSession } from '../../lib/session/host-session.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { paths } from '../../paths.ts'
import { buttonStyle } from '../../ui/buttons/button-style.ts'
import { Missing } from './missing.tsx'

export { missingLoader as loader, missingMeta as meta } from './missing.tsx'

export default function HostMissingPage() {
  const isSignedOut = useSession(hostSession).status === 'signed-out'
  const sentences = useSentences('pages', pageSentences)
  const labels = useSentences('labels', labelSentences)
  const [first, second] = isSignedOut
    ? [
        { to: paths.auth.href('signin'), text: labels.signIn },
        { to: paths.home.href(), text: labels.toStart },
      ]
    : [
        { to: paths.dashboard.href(), text: sentences.backToDashboard },
        { to: paths.savedEventBoxes.href(), text: sentences.savedTitle },
      ]
  return (
    <Missing advice={isSignedOut ? sentences.missingForGuests : sentences.missingForHosts}>
      <Link to={first.to} className={buttonStyle()}>
        {first.text}
      </Link>
      <Link to={second.to} className={buttonStyle({ variant: 'secondary' })}>
        {second.text}
      </Link>
    </Missing>
  )
}
