// Tests the line of a family: it is about the whole family, whoever of it is on the page.
import type { ListedBox } from '@lifafa/contract/endpoints/event-boxes'
import type { Gift } from '@lifafa/contract/endpoints/register/entries'
import { ofEachLanguage } from '@lifafa/contract/guest-page/languages'
import { useQuery } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useRef } from 'react'
import { expect, test } from 'vitest'
import { answer, asHost, BOX, showInHindi } from '../../../test/sent-form.tsx'
import { show } from '../../../test/show.tsx'
import { useGiftThanking } from '../thank-you/use-thanking.ts'
import { FamilyRow } from './gift-rows.tsx'
import { type BoxGifts, giftsKey } from './gifts-queries.ts'

const split = {
  ...{ online_paise: 0, cash_paise: 802_00, cheque_paise: 0, upi_paise: 0 },
  ...{ gold_milligrams: 0, silver_milligrams: 0, things: 0, blessings: 0 },
  ...{ online: 0, written: 2, without_amount: 0, unthanked: 1 },
}
const gift = (more: Partial<Gift>) => ({ family: 'शर्मा', void_reason: null, thanked: true, ...more }) as Gift
const listOf = (...gifts: Gift[]): BoxGifts => ({
  ...{ gifts, split, families: [{ family: 'शर्मा', split }] },
  pagination: { total: gifts.length, total_pages: 1, current_page: 1 },
})

function Page({ list }: { list: BoxGifts }) {
  // The line reads the id and the couple alone, which both kinds of box have.
  const box = BOX as unknown as ListedBox
  const { data } = useQuery({ queryKey: giftsKey(box.giftid), queryFn: () => list, initialData: list })
  const row = { gifts: data.gifts, thanking: useGiftThanking(box, useRef(null)), onOpen() {} }
  return (
    <table>
      <tbody>
        {data.families.map((family) => (
          <FamilyRow key={family.family} {...family} {...row} />
        ))}
      </tbody>
    </table>
  )
}

asHost()

test('a family is ticked only once all of it was thanked, and with one press', async () => {
  answer(() => new Promise(() => {}))
  show(<Page list={listOf(gift({ id: 'g1', name: 'Ramesh', phone: '' }))} />)
  const tick = screen.getByRole<HTMLInputElement>('checkbox')
  expect(tick.checked).toBe(false)
  fireEvent.click(tick)
  await waitFor(() => expect(tick.checked).toBe(true))
})

test.each([
  ['English', show],
  ['Hindi', showInHindi],
])('in %s, a family is thanked in the name of the giver whose phone it is', async (_language, showPage) => {
  answer(async () => Response.json(ofEachLanguage((language) => `${language}: {name}`)))
  const gifts = [
    gift({ id: 'g1', name: 'Sunita', phone: '' }),
    gift({ id: 'g2', name: 'रमेश शर्मा', phone: '9876543210' }),
  ]
  showPage(<Page list={listOf(...gifts)} />)
  const link = await screen.findByRole('link')
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toBe(
    'https://wa.me/919876543210?text=hi: रमेश शर्मा',
  )
})
