// The text that invites guests by WhatsApp, in English and in Hindi. The link to the guest's page follows it.
import { formatDay, formatDayInHindi } from '../dates.ts'
import type { PublicBox } from '../endpoints/event-boxes.ts'
import { coupleOf } from './recipient.ts'

/** UTF-16 units, as a browser counts. In Devanagari 5,400 characters of an address: servers take 8,000. */
export const MAX_INVITATION = 600

export type InvitationLanguage = 'english' | 'hindi'
type Invited = Pick<
  PublicBox,
  'event_type' | 'name' | 'groom_name' | 'bride_name' | 'location' | 'marriage_date'
>

function english(box: Invited): string {
  const couple = coupleOf(box)
  const day = formatDay(box.marriage_date)
  return couple
    ? `Dear family and friends,

With joyful hearts, we invite you to the wedding of ${couple.groom} and ${couple.bride}.

Date: ${day}
Venue: ${box.location}

Your presence and blessings mean the world to us. If you can’t be with us, you can send your blessings here:`
    : `Dear family and friends,

Please join us for ${box.name}.

Date: ${day}
Venue: ${box.location}

It would make us very happy to celebrate with you. If you can’t be with us, you can send your good wishes here:`
}

function hindi(box: Invited): string {
  const couple = coupleOf(box)
  const day = formatDayInHindi(box.marriage_date)
  return couple
    ? `स्नेही स्वजन,

${couple.groom} और ${couple.bride} के शुभ विवाह में आप सपरिवार सादर आमंत्रित हैं।

दिनांक: ${day}
स्थान: ${box.location}

आपका आना और आपका आशीर्वाद हमारे लिए अनमोल है। आप अपना आशीर्वाद यहाँ से भी भेज सकते हैं:`
    : `स्नेही स्वजन,

आप सपरिवार सादर आमंत्रित हैं: ${box.name}।

दिनांक: ${day}
स्थान: ${box.location}

आपके आने से हमें बहुत ख़ुशी होगी। आप अपनी शुभकामनाएँ यहाँ से भी भेज सकते हैं:`
}

/** With date and place; never longer than MAX_INVITATION. */
export const invitation: Record<InvitationLanguage, (box: Invited) => string> = { english, hindi }
