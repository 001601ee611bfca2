// The application’s page of a 429 (too many requests); its header `refresh` makes the browser load the address again.
import { busySentences as sentences } from '@lifafa/contract/sentences/pages'
import { EnvelopeMark } from '../motifs/envelope-mark.tsx'
import { ErrorScreen } from '../ui/states/error-screen.tsx'
import { PlainPage } from './plain-page.tsx'

export const BusyPage = () => (
  <PlainPage>
    <ErrorScreen
      picture={<EnvelopeMark className="h-16 w-20" />}
      title={sentences.busyTitle}
      text={
        <>
          <p>{sentences.busyText}</p>
          <p>{sentences.busyAdvice}</p>
        </>
      }
    />
  </PlainPage>
)
