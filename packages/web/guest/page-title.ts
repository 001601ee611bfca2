// The name of the guest's page in the browser's tab.

import { recipientTitle } from '@lifafa/contract/recipient'
import { guestPageSentences } from '@lifafa/contract/sentences/guest-page'
import type { GuestPageProps } from '@lifafa/contract/web-build'

export const pageTitle = (props: GuestPageProps): string =>
  props.state === 'open' ? recipientTitle(props.box) : guestPageSentences.unavailableTitle
