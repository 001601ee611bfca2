// The name of the guest's page in the browser's tab.
import { guestPageSentences } from '@lifafa/contract/sentences/guest-page'
import type { GuestPageProps } from '@lifafa/contract/web-build'
import { recipientTitle } from './couple.ts'

export const pageTitle = (props: GuestPageProps): string =>
  props.state === 'open' ? recipientTitle(props.box) : guestPageSentences.unavailableTitle
