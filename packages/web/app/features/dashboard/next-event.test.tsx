// Tests that the last gift follows the data on a page whose texts a translator has put into elements of its own.
import type { NextEvent as Event } from '@lifafa/contract/endpoints/dashboard'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { NextEvent } from './next-event.tsx'

const withGift = (name: string, amount: number) =>
  ({
    id: 'b1',
    total_amount: amount,
    last_gift: { name, amount, created_at: '2026-11-21T06:30:00Z' },
  }) as Event

test('a translated page shows the last gift, not the one before it', () => {
  const { container, rerender } = render(<NextEvent event={withGift('Suneeta', 501)} Actions={() => null} />)
  const texts = document.createTreeWalker(container, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (texts.nextNode()) found.push(texts.currentNode as Text)
  for (const text of found) {
    const translated = document.createElement('font')
    text.replaceWith(translated)
    translated.append(text.data)
  }
  rerender(<NextEvent event={withGift('Ravi', 1101)} Actions={() => null} />)
  expect(screen.getAllByRole('definition').at(-1)?.textContent).toMatch(/^Ravi.*₹1,101, /)
})
