// Tests the dialogs with a form: rules, refusals, double presses, success, and that each opening begins anew.

import { useQuery } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { Link } from 'react-router'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { heldCall, show, toasts } from '../../test/show.tsx'
import { Checkbox } from '../../ui/inputs/checkbox.tsx'
import { Select } from '../../ui/inputs/select.tsx'
import { TextField } from '../../ui/inputs/text-field.tsx'
import { ApiError } from '../network/api-error.ts'
import { FormDialog } from './form-dialog.tsx'
import { type DialogProps, useDialog } from './use-dialog.tsx'

const schema = z.object({ name: z.string().check(z.minLength(1, 'Enter a name.')), city: z.string() })
type Send = (values: z.output<typeof schema>) => Promise<string>

const NameDialog = ({ send, ...rest }: DialogProps & { send: Send }) => (
  <FormDialog
    {...rest}
    title="Correct the name"
    schema={schema}
    values={{ name: 'Ravi', city: '' }}
    submit={send}
    failed="The name was not saved."
    keys={[['guest']]}
    cancel="Cancel"
    confirm="Save"
    busy="Saving..."
  >
    {(field) => (
      <>
        <TextField label="Name" {...field('name')} />
        <TextField label="City" {...field('city')} />
        <Checkbox label="An elder" />
        <Select aria-label="Side" options={[{ value: 'bride', label: 'Bride' }]} />
      </>
    )}
  </FormDialog>
)

const load = async () => NameDialog
const read = vi.fn(async () => 'Ravi')

function Page({ send }: { send: Send }) {
  useQuery({ queryKey: ['guest'], queryFn: read })
  const { trigger, dialog } = useDialog(load, { send })
  return (
    <>
      <button type="button" {...trigger.props}>
        Correct
      </button>
      <Link to="/elsewhere">Elsewhere</Link>
      {dialog}
    </>
  )
}

const name = () => screen.getByLabelText<HTMLInputElement>('Name')
const type = (text: string) => fireEvent.change(name(), { target: { value: text } })
const press = (button: string) => fireEvent.click(screen.getByRole('button', { name: button }))
async function open(send: Send) {
  show(<Page send={send} />)
  press('Correct')
  await screen.findByRole('dialog', { name: 'Correct the name' })
}

test('a wrong value is explained at its field, which gets the focus, and is not sent', async () => {
  const send = vi.fn<Send>()
  await open(send)
  type('')
  press('Save')
  await screen.findByText('Enter a name.')
  expect(document.activeElement).toBe(name())
  expect(name().getAttribute('aria-invalid')).toBe('true')
  expect(send).not.toHaveBeenCalled()
})

test('a double press sends once; then a toast, the dialog closes and the changed data are fetched', async () => {
  const { call, answer } = heldCall<string>()
  await open(call)
  read.mockClear()
  type('Ravi Kumar')
  press('Save')
  await screen.findByRole('button', { name: 'Saving...' })
  press('Saving...')
  fireEvent.submit(name())
  act(() => answer('The name is saved.'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(call.mock.calls).toEqual([[{ name: 'Ravi Kumar', city: '' }]])
  expect(toasts).toEqual(['The name is saved.'])
  await waitFor(() => expect(read).toHaveBeenCalledOnce())
})

test('a refusal of a field is shown at it, and the typed text stays', async () => {
  await open(() => Promise.reject(new ApiError({ status: 400, errors: { name: ['Too long for us.'] } })))
  type('Ravi Kumar')
  press('Save')
  await screen.findByText('Too long for us.')
  expect(name().value).toBe('Ravi Kumar')
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each([
  [
    new ApiError({ status: 409, message: 'Another administrator was faster.' }),
    'Another administrator was faster.',
  ],
  [new TypeError('not for users'), 'The name was not saved.'],
])('any other failure is shown above the buttons: %s', async (error, sentence) => {
  await open(() => Promise.reject(error))
  press('Save')
  expect((await screen.findByRole('alert')).textContent).toBe(sentence)
  expect(toasts).toEqual([])
})

test('nothing can be typed or chosen until the answer has come; after a refusal it can', async () => {
  const { call, refuse } = heldCall<string>()
  await open(call)
  const elder = screen.getByLabelText<HTMLInputElement>('An elder')
  const tick = () => {
    fireEvent.click(elder)
    return elder.checked
  }
  const held = () => [name().readOnly, screen.getByLabelText('Side').inert, !tick()]
  name().focus()
  press('Save')
  await screen.findByRole('button', { name: 'Saving...' })
  expect(held()).toEqual([true, true, true])
  expect(document.activeElement).toBe(name())
  await act(async () => refuse(new ApiError({ status: 409, message: 'Another administrator was faster.' })))
  await screen.findByRole('alert')
  expect(held()).toEqual([false, false, false])
})

test('a failure after the dialog was closed is shown in a toast', async () => {
  const { call, refuse } = heldCall<string>()
  await open(call)
  press('Save')
  await screen.findByRole('button', { name: 'Saving...' })
  press('Cancel')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await act(async () => refuse(new ApiError({ status: 409, message: 'Another administrator was faster.' })))
  expect(toasts).toEqual(['Another administrator was faster.'])
})

test('a success after the dialog was closed keeps open what was opened since, and its text', async () => {
  const { call, answer } = heldCall<string>()
  await open(call)
  press('Save')
  await screen.findByRole('button', { name: 'Saving...' })
  press('Cancel')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  press('Correct')
  await screen.findByRole('dialog')
  type('Sita')
  await act(async () => answer('The name is saved.'))
  expect(toasts).toEqual(['The name is saved.'])
  expect(name().value).toBe('Sita')
})

test('a press beside the dialog closes it not, and the typed text stays', async () => {
  await open(async () => '')
  type('Ravi Kumar')
  for (const press of [fireEvent.pointerDown, fireEvent.mouseDown, fireEvent.pointerUp, fireEvent.mouseUp])
    press(document.body)
  fireEvent.click(document.body)
  await act(async () => {})
  expect(name().value).toBe('Ravi Kumar')
})

afterEach(() => vi.unstubAllGlobals())

/** Answers each question in turn. */
function stubQuestions(...answers: boolean[]) {
  const confirm = vi.fn(() => answers.shift())
  vi.stubGlobal('confirm', confirm)
  return confirm
}

/** As Chrome on Android: the newest watcher hears of Back, and of one alone. */
function stubBack() {
  const watchers: EventTarget[] = []
  vi.stubGlobal(
    'CloseWatcher',
    class extends EventTarget {
      constructor() {
        super()
        watchers.push(this)
      }
      destroy() {
        watchers.splice(watchers.indexOf(this), 1)
      }
    },
  )
  return () => act(async () => watchers.pop()?.dispatchEvent(new Event('close')))
}

test('Back and the button to close ask before they lose typed text', async () => {
  const back = stubBack()
  const confirm = stubQuestions(false, false, true)
  await open(async () => '')
  fireEvent.input(name(), { target: { value: 'Ravi Kumar' } })
  await back()
  press('Close')
  expect(name().value).toBe('Ravi Kumar')
  await back()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(confirm).toHaveBeenCalledTimes(3)
})

/** The test's document has no animations: one that never ends keeps a closed dialog as long as it fades out. */
function stubFadeOut() {
  HTMLElement.prototype.getAnimations = () => [{ finished: new Promise(() => {}) } as unknown as Animation]
  onTestFinished(() => void Reflect.deleteProperty(HTMLElement.prototype, 'getAnimations'))
}

test('a dialog that is closing asks no more', async () => {
  const back = stubBack()
  stubFadeOut()
  const confirm = stubQuestions(true)
  await open(async () => '')
  fireEvent.input(name(), { target: { value: 'Ravi Kumar' } })
  await back()
  await back()
  expect(screen.getByRole('dialog', { hidden: true })).toBeTruthy()
  expect(confirm).toHaveBeenCalledOnce()
})

test('Back closes a dialog in which nothing was typed at once', async () => {
  const back = stubBack()
  await open(async () => '')
  fireEvent.click(screen.getByLabelText('An elder'))
  await back()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a link asks before it loses typed text, until that is saved', async () => {
  stubFadeOut()
  const confirm = stubQuestions(false)
  await open(async () => '')
  const leave = () => fireEvent.click(screen.getByText('Elsewhere'))
  await act(async () => type('Ravi Kumar'))
  leave()
  expect(confirm).toHaveBeenCalledOnce()
  // Until React has rendered the answer, the text counts as unsaved.
  await act(async () => press('Save'))
  expect(toasts).toHaveLength(1)
  leave()
  expect(confirm).toHaveBeenCalledOnce()
})

test('Back without a CloseWatcher closes the dialog and not its page, and asks before it loses typed text', async () => {
  const confirm = stubQuestions(false, true)
  const { back, path } = show(<Page send={async () => ''} />)
  fireEvent.click(screen.getByText('Elsewhere'))
  press('Correct')
  await screen.findByRole('dialog', { name: 'Correct the name' })
  await act(async () => type('Ravi Kumar'))
  await act(back)
  expect(name().value).toBe('Ravi Kumar')
  await act(back)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(path()).toBe('/elsewhere')
  await act(back)
  expect(path()).toBe('/')
  expect(confirm).toHaveBeenCalledTimes(2)
})

test('each opening begins with the given values', async () => {
  await open(async () => '')
  type('Somebody else')
  press('Cancel')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  press('Correct')
  await screen.findByRole('dialog')
  expect(name().value).toBe('Ravi')
})
