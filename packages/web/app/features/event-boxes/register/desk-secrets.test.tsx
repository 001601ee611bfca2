// Tests in which language the link of a desk opens on the helper's phone.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { asHost, showInHindi } from '../../../test/sent-form.tsx'
import { show } from '../../../test/show.tsx'
import { DeskSecrets } from './desk-secrets.tsx'

asHost()

test.each([
  ['English', show, /\/desk\/abcdef$/],
  ['Hindi', showInHindi, /\/desk\/abcdef#hi$/],
])('a host who reads %s shares a link for the same', async (_language, showPage, link) => {
  showPage(<DeskSecrets token="abcdef" pin="482913" onClose={() => {}} />)
  expect(await screen.findByText(link)).toBeTruthy()
})
