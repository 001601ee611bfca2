// Promises of every form that sends what was typed, tried with the server's answers alone.
import type { User } from '@lifafa/contract/endpoints/auth'
import type { GiftBook } from '@lifafa/contract/endpoints/event-boxes'
import type { Profile } from '@lifafa/contract/endpoints/profile'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { InChosenLanguage } from '../lib/language/language.tsx'
import { hostSession } from '../lib/session/host-session.ts'
import { heldCall, show, toasts } from './show.tsx'

export const HOST: User = {
  ...{ id: 'h1', first_name: 'Asha', last_name: 'Verma', email: 'asha@example.com' },
  ...{ phone_number: '9876543210', address: '4, Lake View, Bhopal', upi_id: null, language: 'en' },
}

export const PROFILE: Profile = {
  ...HOST,
  ...{ payouts_wait_until: null, bank_account: null, upi_id_check: null, linked_account: null },
}

export const BOX: GiftBook = {
  ...{ giftid: '7YWHMfk9JZeLM1g1ZauHuQ', name: 'Asha weds Rohan', event_type: 'marriage', message: '' },
  ...{ groom_name: 'Rohan', bride_name: 'Asha', location: 'Bhopal', marriage_date: '2030-01-31' },
  ...{ contribute_url: 'https://lifafa.test/c', short_url: 'https://lifafa.test/g/a', created_at: '' },
}

/** Each test of the file begins with the host signed in. */
export const asHost = () =>
  beforeEach(() => hostSession.signIn({ access: 'access', refresh: 'refresh', user: HOST }))

/** Shows `content` to a host who reads Hindi. */
export function showInHindi(content: ReactNode) {
  hostSession.signIn({ access: 'access', refresh: 'refresh', user: { ...HOST, language: 'hi' } })
  show(<InChosenLanguage fallback="Loading">{content}</InChosenLanguage>)
}

/** The properties of a dialog that is open. */
export const OPEN = { open: true, onOpenChange() {}, onDone() {}, finalFocus: () => null }

interface SentForm {
  content: ReactNode
  /** The address. */
  at?: string
  /** Opens the form, and presses what cannot be typed. */
  prepare?: () => void
  /** By label. */
  typed: Record<string, string>
  busy: string
  /** The sentence for a failure that the server does not explain, above the button or in a toast. */
  failed: string
}

/** How the server answers each call from now on. */
export function answer(fetch: () => Promise<Response>) {
  const calls = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(fetch)
  vi.stubGlobal('fetch', calls)
  return calls
}

export const refuse = (status: number, body: object = {}) =>
  answer(async () => Response.json({ success: false, ...body }, { status }))

/** An optional field says so after `label`. */
export const input = (label: string) =>
  screen.getByLabelText<HTMLInputElement>((text) => text === label || text.startsWith(`${label} (`))
export const type = (typed: Record<string, string>) => {
  for (const [label, value] of Object.entries(typed)) fireEvent.change(input(label), { target: { value } })
}
export const submit = () => fireEvent.submit(document.querySelector('form') as HTMLFormElement)
export const problems = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)

const OTHER_PAGE = 'Another page'

/** A link of the page asks before it loses `typed`; the answer is no. */
export async function expectQuestion(content: ReactNode, typed: Record<string, string>) {
  const confirm = vi.fn(() => false)
  vi.stubGlobal('confirm', confirm)
  const { path } = show(
    <>
      {content}
      <Link to="/elsewhere">{OTHER_PAGE}</Link>
    </>,
  )
  await act(async () => type(typed))
  fireEvent.click(screen.getByText(OTHER_PAGE))
  expect(confirm).toHaveBeenCalledOnce()
  expect(path()).toBe('/')
}

export function openForm({ content, at, prepare, typed }: SentForm) {
  show(content, at)
  prepare?.()
  type(typed)
  submit()
}

export function testSentForm(name: string, form: SentForm): void {
  test(`${name}: a failure has its sentence, and the input stays`, async () => {
    refuse(500)
    openForm(form)
    await waitFor(() => expect([...problems(), ...toasts]).toContain(form.failed))
    for (const [label, value] of Object.entries(form.typed)) expect(input(label).value).toBe(value)
  })

  test(`${name}: two presses send one call, with the busy label; meanwhile nothing can be typed`, async () => {
    const { call, answer: release } = heldCall<Response>()
    const calls = answer(call)
    openForm(form)
    submit()
    await screen.findByText(form.busy)
    const held = () => Object.keys(form.typed).map((label) => input(label).readOnly)
    expect(held()).not.toContain(false)
    submit()
    await act(async () => release(Response.json({ success: false }, { status: 500 })))
    await waitFor(() => expect(screen.queryByText(form.busy)).toBeNull())
    expect(calls).toHaveBeenCalledOnce()
    expect(held()).not.toContain(true)
  })
}

afterEach(() => vi.unstubAllGlobals())
