// Tests where toasts stand on a phone.
import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

test('on a phone, what could not be loaded is said at the top, above the button to try again', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {} }))
  const { showToast } = await import('./toast-region.tsx')
  await act(async () => {
    showToast('failed-load', 'We couldn’t load your guests.')
    showToast('error', 'That didn’t save.')
  })
  const place = async (text: string) =>
    (await screen.findByText(text)).closest<HTMLElement>('[data-sonner-toast]')?.dataset.yPosition
  expect(await place('We couldn’t load your guests.')).toBe('top')
  expect(await place('That didn’t save.')).toBe('bottom')
  vi.unstubAllGlobals()
})
