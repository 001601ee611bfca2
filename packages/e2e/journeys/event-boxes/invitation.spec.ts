// The invitation by WhatsApp: in the host's language, with date and place, in the host's own words.
import { formatDay } from '@lifafa/contract/dates'
import { invitation, MAX_INVITATION } from '@lifafa/contract/guest-page/invitation'
import { textSentences } from '@lifafa/contract/sentences/fields/text'
import { invitationSentences as sentences } from '@lifafa/contract/sentences/host/invitation'
import { expectAccessible } from '../../checks/accessible.ts'
import { expect, test } from '../../test.ts'

test('an invitation names date and place in the chosen language, is edited, and carries the link', {
  tag: '@deep',
}, async ({ page, asHost, box }) => {
  await asHost(`/event/${box.giftid}`)
  await page.getByRole('button', { name: 'Share on WhatsApp' }).click()
  const dialog = page.getByRole('dialog', { name: sentences.title })
  const words = dialog.getByLabel(sentences.label)
  const sent = async () => {
    const href = new URL(
      (await dialog.getByRole('link', { name: sentences.open }).getAttribute('href')) ?? '',
    )
    expect(href.origin).toBe('https://wa.me')
    expect(href.href.length).toBeLessThan(8000)
    return href.searchParams.get('text')
  }
  await expect(words).toHaveValue(invitation(box, 'en'))
  await expect(words).toHaveValue(new RegExp(`${formatDay(box.marriage_date)}[^]*${box.location}`))
  expect(await sent()).toBe(`${invitation(box, 'en')}\n${box.contribute_url}`)
  await expectAccessible(page, 'an invitation')

  await words.fill('Do come!')
  await dialog.getByRole('radio', { name: 'हिन्दी' }).check()
  await expect(words).toHaveValue(new RegExp(formatDay(box.marriage_date, 'hi')))
  await dialog.getByRole('radio', { name: 'English' }).check()
  await expect(words).toHaveValue('Do come!')
  expect(await sent()).toBe(`Do come!\n${box.contribute_url}`)

  await words.fill('Do come! '.repeat(80))
  await expect(words).toHaveAccessibleDescription(new RegExp(textSentences.tooLong(MAX_INVITATION)))
  await expect(words).toHaveValue('Do come! '.repeat(80))
  await expect(dialog.getByText(sentences.open)).not.toHaveAttribute('href')
  await expectAccessible(page, 'an invitation that is too long')
})
