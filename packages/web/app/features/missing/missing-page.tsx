// The page for unknown addresses, for visitors.
import { labelSentences } from '@lifafa/contract/sentences/fields/labels'
import { pageSentences } from '@lifafa/contract/sentences/pages'
import { Link } from 'react-router'
import { staticPage } from '../../page-handle.ts'
import { paths } from '../../paths.ts'
import { buttonStyle } from '../../ui/buttons/button-style.ts'
import { Missing } from './missing.tsx'

export { missingLoader as loader, missingMeta as meta } from './missing.tsx'

export const handle = staticPage

export default function MissingPage() {
  return (
    <Missing advice={pageSentences.missingForGuests}>
      <Link to={paths.home.href()} className={buttonStyle()}>
        {labelSentences.toStart}
      </Link>
      <Link to={paths.contact.href()} className={buttonStyle({ variant: 'secondary' })}>
        {pageSentences.writeToUs}
      </Link>
    </Missing>
  )
}
