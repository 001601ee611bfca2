// Tests the lines of families: each is about the whole family, whoever of it is on the page.
import type { ListedBox } from '@lifafa/contract/endpoints/event-boxes'
import type { Gift } from '@lifafa/contract/endpoints/register/entries'
import type { Split } from '@lifafa/contract/endpoints/register/split'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, asHost, BOX } from '../../../test/sent-form.tsx'
import { show } from '../../../test/show.tsx'
import { AllGifts } from './all-gifts.tsx'
import type { BoxGifts } from './gifts-queries.ts'

asHost()

const GIFT = {
  ...{ id: 'g1', kind: 'cash', number: 'A-1', amount_paise: 1_100_00, name: 'Ramesh', family: 'Sharma' },
  ...{
    phone: '',
    side: '',
    given_at: '2026-11-26T14:00:00.000Z',
    void_reason: null,
    thanked: true,
    gave: [],
  },
} as unknown as Gift

test('a family is ticked only once all of it was thanked, and with one press', async () => {
  const split = { written: 2, cash_paise: 3_200_00, unthanked: 1 } as Split
  const list: BoxGifts = {
    ...{ gifts: [GIFT], split, families: [{ family: 'Sharma', split }] },
    pagination: { total: 1, total_pages: 1, current_page: 1 },
  }
  answer(async () => Response.json(list))
  show(<AllGifts box={BOX as unknown as ListedBox} />, '/?thanked=yes&by=family')
  const tick = await screen.findByRole<HTMLInputElement>('checkbox')
  expect(tick.checked).toBe(false)
  answer(() => new Promise(() => {}))
  fireEvent.click(tick)
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true))
})
