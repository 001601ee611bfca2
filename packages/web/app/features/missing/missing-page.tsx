// The page for unknown addresses, for visitors.
import { pageSentences } from '@lifafa/contract/sentences/pages'
import { Link } from 'react-router'
import { staticPage } from '../../page-handle.ts'
import { paths } from '../../paths.ts'
import { buttonStyle } from '../../ui/buttons/button-style.ts'
import { Missing } from './missing.tsx'

export { missingLoader as loader, missingMeta as meta } from './missing-answer.ts'

export const handle = staticPage

export default function MissingPage() {
  return (
    <Missing advice={pageSentences.missingForGuests}>
      <Link to={paths.home.href()} className={buttonStyle()}>
        Go to the start
      </Link>
      <Link to={paths.contact.href()} className={buttonStyle({ variant: 'secondary' })}>
        Write to us
      </Link>
    </Missing>
  )
}
