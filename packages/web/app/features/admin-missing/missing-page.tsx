// The page for unknown addresses in the administrator's area.
import { callFailures } from '@lifafa/contract/call-failures'
import { pageSentences as sentences } from '@lifafa/contract/sentences/pages'
import { data, Link } from 'react-router'
import { adminMeta } from '../../lib/page/admin-page-head.tsx'
import { EmptyEnvelope } from '../../motifs/empty-envelope.tsx'
import { paths } from '../../paths.ts'
import { buttonStyle } from '../../ui/buttons/button-style.ts'
import { ErrorScreen } from '../../ui/states/error-screen.tsx'

export const meta = adminMeta('Page not found')

export function loader() {
  return data(null, { status: callFailures.notFound.status })
}

export default function AdminMissingPage() {
  return (
    <ErrorScreen
      picture={<EmptyEnvelope className="h-28" />}
      title={sentences.missingTitle}
      text={sentences.missingForAdmins}
      action={
        <Link to={paths.admin.dashboard.href()} className={buttonStyle()}>
          {sentences.backToDashboard}
        </Link>
      }
    />
  )
}
