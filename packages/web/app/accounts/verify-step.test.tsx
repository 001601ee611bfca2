// Tests the step of a mailed code: what it sends, when another code may be requested, and what a reload leaves of it.
import { adminVerifyOtp } from '@lifafa/contract/endpoints/admin-accounts/accounts'
import { CODE_RESEND_MS } from '@lifafa/contract/limits'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { show } from '../test/show.tsx'
import type { FrameProps } from './account-form.tsx'
import { awaitCode, useAwaitedCode } from './awaited-code.ts'
import { VerifyStep } from './verify-step.tsx'

const EMAIL = 'asha@example.com'
const Frame = ({ text, resend, children }: FrameProps) => (
  <>
    {text}
    {resend}
    {children}
  </>
)
const verify = vi.fn(async () => {})
const awaitNewCode = (ticket: string) =>
  awaitCode('verify', { email: EMAIL, sentAt: Date.now(), proof: { ticket } })

afterEach(() => {
  awaitCode('verify', undefined)
  verify.mockClear()
  vi.useRealTimers()
})

function Page({ resend }: { resend?: () => Promise<void> }) {
  const awaited = useAwaitedCode('verify')
  if (!awaited) return 'None is awaited.'
  return (
    <VerifyStep
      {...{ Frame, awaited, verify, resend, schema: adminVerifyOtp.body, isSentWhenComplete: true }}
      {...{ title: 'Title', intro: 'Sent to', footer: null, otherwise: 'Sign in again', codeLabel: 'Code' }}
      label="Verify"
    />
  )
}

test('a complete code is sent with the address and the newest ticket, and has the focus at first', async () => {
  awaitNewCode('first')
  awaitNewCode('second')
  show(<Page />)
  const input = await screen.findByLabelText('Code')
  expect(document.activeElement).toBe(input)
  fireEvent.change(input, { target: { value: '12345' } })
  expect(verify).not.toHaveBeenCalled()
  fireEvent.change(input, { target: { value: '123456' } })
  await waitFor(() =>
    expect(verify).toHaveBeenCalledExactlyOnceWith({ email: EMAIL, otp_code: '123456', ticket: 'second' }),
  )
})

test('another code may be requested a minute after the last, which counts anew', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  awaitNewCode('first')
  show(<Page resend={async () => awaitNewCode('second')} />)
  const button = () => screen.getByRole('button', { name: /Resend code/ })
  expect(button().textContent).toBe('Resend code in 1:00')
  expect(button().getAttribute('aria-disabled')).toBe('true')
  await vi.advanceTimersByTimeAsync(CODE_RESEND_MS)
  await waitFor(() => expect(button().textContent).toBe('Resend code'))
  fireEvent.click(button())
  await waitFor(() => expect(button().textContent).toMatch(/^Resend code in (1:00|0:5\d)$/))
})

test('a page that cannot request a code leads to one that can', () => {
  awaitNewCode('first')
  show(<Page />)
  expect(screen.getByText('No code?').parentElement?.textContent).toBe('No code?Sign in again')
})

test('a code that was used is awaited no more', async () => {
  awaitNewCode('first')
  show(<Page />)
  await screen.findByText(EMAIL)
  awaitCode('verify', undefined)
  expect(await screen.findByText('None is awaited.')).toBeTruthy()
})
