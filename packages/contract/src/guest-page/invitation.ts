// The text that invites guests by WhatsApp. The link to the guest's page follows it.
import { formatDay } from '../dates.ts'
import type { PublicBox } from '../endpoints/event-boxes.ts'
import { hostWords } from './host-words.ts'
import type { GuestLanguage } from './languages.ts'
import { coupleOf } from './recipient.ts'

/** UTF-16 units, as a browser counts. In Devanagari 5,400 characters of an address: servers take 8,000. */
export const MAX_INVITATION = 600

type Invited = Pick<
  PublicBox,
  'event_type' | 'name' | 'groom_name' | 'bride_name' | 'location' | 'marriage_date'
>

/** With date and place; never longer than MAX_INVITATION. */
export function invitation(box: Invited, language: GuestLanguage): string {
  const { invitationToWedding, invitationTo } = hostWords[language]
  const couple = coupleOf(box)
  const day = formatDay(box.marriage_date, language)
  return couple
    ? invitationToWedding(couple.groom, couple.bride, day, box.location)
    : invitationTo(box.name, day, box.location)
}
