// Tests that a dialog is loaded when it is opened, is new for each subject, and gives the focus back.
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { type ComponentType, useRef, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { show, toasts } from '../../test/show.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { type DialogProps, useDialog } from './use-dialog.tsx'

interface NoteDialogProps extends DialogProps {
  guest?: string
  host: string
}

function NoteDialog({ guest = 'nobody', host, onDone, ...rest }: NoteDialogProps) {
  const [text, setText] = useState('')
  return (
    <Dialog {...rest} title={`${host} writes to ${guest}`}>
      <input aria-label="Note" value={text} onChange={({ target }) => setText(target.value)} />
      <button type="button" onClick={onDone}>
        Save
      </button>
    </Dialog>
  )
}

type Load = () => Promise<ComponentType<NoteDialogProps>>
const loaded: Load = async () => NoteDialog

function Page({ load = loaded, host = 'Asha' }: { load?: Load; host?: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const note = useDialog(load, { host }, heading)
  return (
    <section>
      <h2 ref={heading} tabIndex={-1}>
        Guests
      </h2>
      {['Ravi', 'Meera'].map((guest) => (
        <button
          key={guest}
          type="button"
          onClick={({ currentTarget }) => note.open({ guest }, currentTarget)}
        >
          {guest}
        </button>
      ))}
      <button type="button" {...note.trigger.props}>
        {note.trigger.isOpening ? 'Opening' : 'Write'}
      </button>
      <button type="button" onClick={() => note.open()}>
        Go on
      </button>
      {note.dialog}
    </section>
  )
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const type = (text: string) => fireEvent.change(screen.getByLabelText('Note'), { target: { value: text } })
const typed = () => screen.getByLabelText<HTMLInputElement>('Note').value
const hasClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('each subject has a new dialog; closing gives the focus back to its button', async () => {
  show(<Page />)
  press('Ravi')
  await screen.findByRole('dialog', { name: 'Asha writes to Ravi' })
  type('Thank you')
  press('Close')
  await hasClosed()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Ravi'))
  press('Meera')
  await screen.findByRole('dialog', { name: 'Asha writes to Meera' })
  expect(typed()).toBe('')
})

test('when its work is done, the heading has the focus', async () => {
  show(<Page />)
  press('Meera')
  await screen.findByRole('dialog')
  press('Save')
  await hasClosed()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Guests'))
})

test.each(['Write', 'Go on'])('without a subject it keeps the typed text: %s', async (again) => {
  show(<Page />)
  press('Write')
  await screen.findByRole('dialog', { name: 'Asha writes to nobody' })
  type('Dear')
  press('Close')
  await hasClosed()
  press(again)
  await screen.findByRole('dialog')
  expect(typed()).toBe('Dear')
})

test('its script is fetched before the press; if it is lost, a toast says so and a press tries again', async () => {
  const lost = new TypeError('Failed to fetch dynamically imported module')
  const load = vi
    .fn<Load>()
    .mockRejectedValueOnce(lost)
    .mockRejectedValueOnce(lost)
    .mockImplementation(loaded)
  show(<Page load={load} />)
  await act(async () => fireEvent.pointerEnter(screen.getByRole('button', { name: 'Write' })))
  expect(load).toHaveBeenCalledOnce()
  expect(toasts).toEqual([])
  press('Write')
  await waitFor(() => expect(toasts).toHaveLength(1))
  press('Write')
  await screen.findByRole('dialog')
})
