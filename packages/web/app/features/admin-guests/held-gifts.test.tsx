// Tests which gifts are chosen when the list is fetched again: an erasure is final.
import type { HeldGift } from '@lifafa/contract/endpoints/guest-requests/guest-requests'
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { show } from '../../test/show.tsx'
import { HeldGifts } from './held-gifts.tsx'

const gift = (order: string, by_name: boolean) =>
  ({
    ...{ order, by_name, charge_paise: 501_00, state: 'written', at: '2026-11-21T06:30:00Z' },
    ...{ box: { id: 'b1', name: order, host: 'Asha', host_id: null }, is_empty: false, obstacle: null },
  }) as HeldGift

const GIFTS = [gift('one', false), gift('two', true)]

function List() {
  const [gifts, setGifts] = useState(GIFTS)
  return (
    <>
      <HeldGifts gifts={gifts} hasMore={false} />
      <button type="button" onClick={() => setGifts([gift('three', true), ...GIFTS])}>
        Fetch again
      </button>
    </>
  )
}

const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox')
const ticks = () => boxes().map(({ checked }) => checked)

test('a namesake’s gift that comes later is not ticked, and the administrator’s own ticks stay', () => {
  show(<List />)
  expect(ticks()).toEqual([true, false])
  for (const box of boxes()) fireEvent.click(box)
  fireEvent.click(screen.getByText('Fetch again'))
  expect(ticks()).toEqual([false, false, true])
})
