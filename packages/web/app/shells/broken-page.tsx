// The page shown when a page throws and its layout cannot be rendered.
import { labelSentences } from '@lifafa/contract/sentences/fields/labels'
import { useSentences } from '../lib/language/language.tsx'
import { paths } from '../paths.ts'
import { ErrorPage } from './error-page.tsx'
import { PlainPage } from './plain-page.tsx'

/** `reference`: of the request that failed; a page that broke in the browser has none. */
export function BrokenPage({ reference }: { reference?: string | undefined }) {
  const { toStart } = useSentences('labels', labelSentences)
  return (
    <PlainPage>
      <ErrorPage home={{ href: paths.home.href(), name: toStart }} reference={reference} />
    </PlainPage>
  )
}
