// The name of the guest's page in the browser's tab.
import { guestPageSentences } from '@lifafa/contract/sentences/guest-page'
import { recipientTitle } from './couple.ts'
import type { GuestPageProps } from './guest-props.ts'

export const pageTitle = (props: GuestPageProps): string =>
  props.state === 'open' ? recipientTitle(props.box) : guestPageSentences.unavailableTitle
