// Tests that the host's own words of an invitation are not lost.
import { invitationSentences as sentences } from '@lifafa/contract/sentences/host/invitation'
import { test } from 'vitest'
import { BOX, expectQuestion, OPEN } from '../../../test/sent-form.tsx'
import { InvitationDialog } from './invitation-dialog.tsx'

test('an invitation that was edited and not sent is not lost to a link without a question', () =>
  expectQuestion(<InvitationDialog {...OPEN} box={BOX} />, { [sentences.label]: 'Do come!' }))
