// Tests that a password can be looked at, and is typed and not pasted.
import { createEvent, fireEvent, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { show } from '../../test/show.tsx'
import { PasswordField } from './password-field.tsx'

const input = () => screen.getByLabelText<HTMLInputElement>('Secret')

describe('passwords cannot be pasted or dropped; each can be shown, except in Edge with its own toggle [profile-6]', () => {
  test('the button shows the password and hides it again', () => {
    show(<PasswordField label="Secret" />)
    const button = screen.getByRole('button', { name: 'Show password' })
    expect([input().type, button.getAttribute('aria-pressed')]).toEqual(['password', 'false'])
    fireEvent.click(button)
    expect([input().type, button.getAttribute('aria-pressed')]).toEqual(['text', 'true'])
    fireEvent.click(button)
    expect(input().type).toBe('password')
  })

  test.each([
    ['a password', false, true],
    ['a secret that nobody remembers', true, false],
  ])('%s: canPaste %s', (_what, canPaste, isRefused) => {
    show(<PasswordField label="Secret" canPaste={canPaste} />)
    for (const kind of ['paste', 'drop'] as const) {
      const event = createEvent[kind](input())
      fireEvent(input(), event)
      expect(event.defaultPrevented).toBe(isRefused)
    }
  })

  test('Edge has a toggle of its own', () => {
    vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 Chrome/140.0.0.0 Edg/140.0.0.0' })
    show(<PasswordField label="Secret" />)
    expect(screen.queryByRole('button')).toBeNull()
    vi.unstubAllGlobals()
  })
})
