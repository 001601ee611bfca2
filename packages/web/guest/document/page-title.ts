// The title of the guest's page.
import { recipientTitle } from '@lifafa/contract/guest-page/recipient'
import type { GuestPageProps } from '@lifafa/contract/web-build'
import { pageSentences } from './page-sentences.ts'

export const pageTitle = (props: GuestPageProps): string =>
  props.state === 'open' ? recipientTitle(props.box) : pageSentences[props.language].page.unavailableTitle
