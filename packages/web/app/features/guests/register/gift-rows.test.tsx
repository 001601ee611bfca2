// Tests whom the message of a family's line thanks.
import type { ListedBox } from '@lifafa/contract/endpoints/event-boxes'
import type { Gift } from '@lifafa/contract/endpoints/register/entries'
import { ofEachLanguage } from '@lifafa/contract/guest-page/languages'
import { screen } from '@testing-library/react'
import { useRef } from 'react'
import { expect, test } from 'vitest'
import { answer, asHost, BOX, showInHindi } from '../../../test/sent-form.tsx'
import { show } from '../../../test/show.tsx'
import { useGiftThanking } from '../thank-you/use-thanking.ts'
import { FamilyRow } from './gift-rows.tsx'

asHost()

const SPLIT = {
  ...{ online_paise: 0, cash_paise: 802_00, cheque_paise: 0, upi_paise: 0 },
  ...{ gold_milligrams: 0, silver_milligrams: 0, things: 0, blessings: 0 },
  ...{ online: 0, written: 2, without_amount: 0, unthanked: 2 },
}
const gift = (more: Partial<Gift>) => ({ family: 'शर्मा', void_reason: null, thanked: false, ...more }) as Gift
const GIFTS = [
  gift({ id: 'g1', name: 'Sunita', phone: '' }),
  gift({ id: 'g2', name: 'रमेश शर्मा', phone: '9876543210' }),
]

function Page() {
  const thanking = useGiftThanking(BOX as unknown as ListedBox, useRef(null))
  return (
    <table>
      <tbody>
        <FamilyRow family="शर्मा" split={SPLIT} gifts={GIFTS} onOpen={() => {}} thanking={thanking} />
      </tbody>
    </table>
  )
}

test.each([
  ['English', show],
  ['Hindi', showInHindi],
])('in %s, a family is thanked in the name of the giver whose phone it is', async (_language, showPage) => {
  answer(async () => Response.json(ofEachLanguage((language) => `${language}: {name}`)))
  showPage(<Page />)
  const link = await screen.findByRole('link')
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toBe(
    'https://wa.me/919876543210?text=hi: रमेश शर्मा',
  )
})
