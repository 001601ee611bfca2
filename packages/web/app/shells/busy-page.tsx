// The page shown in place of one that its network has asked for too often. The server makes the browser load it again.
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
