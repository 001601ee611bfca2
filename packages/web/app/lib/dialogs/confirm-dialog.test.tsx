// Tests the question before an action: the way back has the focus, a double press acts once, its outcome is told.
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { OPEN } from '../../test/sent-form.tsx'
import { heldCall, show, toasts } from '../../test/show.tsx'
import { ApiError } from '../network/api-error.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

function Page({ act: onConfirm }: { act: () => Promise<void> }) {
  const [isOpen, setOpen] = useState(true)
  return (
    <ConfirmDialog
      {...OPEN}
      open={isOpen}
      onOpenChange={setOpen}
      onDone={() => setOpen(false)}
      title="Delete Asha?"
      consequences={['Her boxes close.', 'Nothing brings them back.']}
      keep="Keep"
      confirm="Delete"
      busy="Deleting..."
      isDanger
      onConfirm={onConfirm}
      done="Asha is deleted."
      fallback="Asha was not deleted."
    />
  )
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('says the consequences; the button that keeps everything has the focus', async () => {
  const onConfirm = vi.fn()
  show(<Page act={onConfirm} />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Her boxes close.',
    'Nothing brings them back.',
  ])
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Keep'))
  press('Keep')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(onConfirm).not.toHaveBeenCalled()
})

test('a double press acts once; then a toast, and the dialog closes', async () => {
  const { call, answer } = heldCall<void>()
  show(<Page act={call} />)
  const button = screen.getByRole('button', { name: 'Delete' })
  fireEvent.click(button)
  fireEvent.click(button)
  await screen.findByRole('button', { name: 'Deleting...' })
  await act(async () => answer())
  expect(call).toHaveBeenCalledOnce()
  expect(toasts).toEqual(['Asha is deleted.'])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a failure after the question has left the page is a toast, and opens no other question', async () => {
  const failure = Promise.withResolvers<void>()
  show(<Page act={() => failure.promise} />)
  press('Delete')
  cleanup()
  await act(async () => failure.reject(new ApiError({ status: 409, message: 'Money is on its way to her.' })))
  expect(toasts).toEqual(['Money is on its way to her.'])
})

test('a failure is explained, also where the dialog was closed meanwhile, and goes with the next attempt', async () => {
  const { call } = heldCall<void>()
  const onConfirm = vi
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(new ApiError({ status: 409, message: 'Money is on its way to her.' }))
    .mockRejectedValueOnce(new TypeError('not for users'))
    .mockImplementation(call)
  show(<Page act={onConfirm} />)
  press('Delete')
  press('Keep')
  expect((await screen.findByRole('alert')).textContent).toBe('Money is on its way to her.')
  press('Delete')
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Asha was not deleted.'))
  press('Delete')
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})
