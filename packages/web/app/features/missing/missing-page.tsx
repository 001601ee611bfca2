// The answer to an address that no page has.
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import { failures } from '@lifafa/contract/failures'
import { data, Link, type MetaFunction } from 'react-router'
import { paths } from '../../paths.ts'
import { PublicShell } from '../../shells/public-shell.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { ErrorScreen } from '../../ui/error-screen.tsx'

export const meta: MetaFunction = () => [{ title: `Page not found · ${PRODUCT_NAME}` }]

export function loader() {
  return data(null, { status: failures.notFound.status })
}

export default function MissingPage() {
  return (
    <PublicShell>
      <ErrorScreen
        title="This envelope is empty"
        text="There is no page at this address. Perhaps the link was cut short on its way to you."
        action={
          <Link to={paths.home.href()} className={buttonStyle()}>
            Go to the start
          </Link>
        }
      />
    </PublicShell>
  )
}
