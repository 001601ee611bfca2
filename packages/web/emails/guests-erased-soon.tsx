// Email to a host: phones and addresses of the guests of an event will be erased, and the list can be downloaded until then.
import { formatDay } from '@lifafa/contract/dates'
import type { GuestsErasedSoon as Props } from '@lifafa/contract/emails'
import { paths } from '../app/paths.ts'
import { EmailFrame } from './email-frame.tsx'
import { PageButton, Paragraph, Remark } from './parts.tsx'

export const guestsErasedSoonSubject = ({ boxName, day }: Props) =>
  `Download your guest list of “${boxName}” before ${formatDay(day)}`

export function GuestsErasedSoon({ firstName, boxName, day, giftid, publicUrl }: Props) {
  return (
    <EmailFrame preview="We keep guests’ details only as long as needed." heading={`Namaste, ${firstName}`}>
      <Paragraph>
        On {formatDay(day)} we’ll delete the phone numbers and addresses of your guests of “{boxName}”, as we
        only keep them as long as needed. To thank anyone later, download your guest list before then.
      </Paragraph>
      <PageButton href={`${publicUrl}${paths.guests.href(giftid)}`}>Go to your guest list</PageButton>
      <Remark>Names, amounts, dates and your statements stay.</Remark>
    </EmailFrame>
  )
}
