// The title of the guest's page.
import { recipientTitle } from '@lifafa/contract/guest-page/recipient'
import type { GuestPageProps } from '@lifafa/contract/web-build'
import { unavailableSentences } from './unavailable-sentences.ts'

export const pageTitle = (props: GuestPageProps): string =>
  props.state === 'open' ? recipientTitle(props.box) : unavailableSentences(props).title
