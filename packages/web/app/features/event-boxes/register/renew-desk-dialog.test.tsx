// Tests that the new PIN of a desk is shown, also where its window was closed before it came.
import type { Desk } from '@lifafa/contract/endpoints/register/desks'
import { hostRegisterSentences as sentences } from '@lifafa/contract/sentences/host/register'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { answer, asHost, OPEN } from '../../../test/sent-form.tsx'
import { heldCall, show } from '../../../test/show.tsx'
import { RenewDeskDialog } from './renew-desk-dialog.tsx'

const DESK: Desk = {
  ...{ id: 'd1', helper: 'Pappu', state: 'open', may_see_names: true, may_see_sums: false },
  ...{ ends_at: '2030-01-31T00:30:00.000Z', entries: 0, last_entry_at: null, devices: [] },
}

function Page() {
  const [open, setOpen] = useState(true)
  return <RenewDeskDialog {...OPEN} open={open} onOpenChange={setOpen} giftid="b1" desk={DESK} />
}

asHost()

test('a PIN that comes after its window was closed is shown', async () => {
  const { call, answer: release } = heldCall<Response>()
  answer(call)
  show(<Page />)
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  press(sentences.newPinConfirm)
  press(sentences.keepPin)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await act(async () => release(Response.json({ success: true, token: 'abcdef', pin: '482913' })))
  await screen.findByText('4 8 2 9 1 3')
})
