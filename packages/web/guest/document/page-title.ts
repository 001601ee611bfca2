// The name of the guest's page in the browser's tab.
import { recipientTitle } from '@lifafa/contract/recipient'
import type { GuestPageProps } from '@lifafa/contract/web-build'
import { pageSentences } from './page-sentences.ts'

export const pageTitle = (props: GuestPageProps): string =>
  props.state === 'open' ? recipientTitle(props.box) : pageSentences[props.language].page.unavailableTitle
