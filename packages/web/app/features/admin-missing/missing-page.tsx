// The answer to an address below the administrator's area that no page has.
import { failures } from '@lifafa/contract/failures'
import { data, Link } from 'react-router'
import { adminMeta } from '../../lib/admin-meta.ts'
import { paths } from '../../paths.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { ErrorScreen } from '../../ui/error-screen.tsx'

export const meta = adminMeta('Page not found')

export function loader() {
  return data(null, { status: failures.notFound.status })
}

export default function AdminMissingPage() {
  return (
    <ErrorScreen
      title="No such page"
      text="There is no page of the administrator’s area at this address."
      action={
        <Link to={paths.admin.dashboard.href()} className={buttonStyle()}>
          Go to the dashboard
        </Link>
      }
    />
  )
}
