// Emails a host that the phones and addresses of a box's guests will be erased.
import { todayInIndia } from '@lifafa/contract/event-timing'
import { sql } from 'kysely'
import type { JobData } from '../../jobs/job-kinds.ts'
import type { Services } from '../../services.ts'
import { erasedOn } from './rules.ts'

type Deps = Pick<Services, 'db' | 'mailer' | 'settings'>

const holdsGuests = (boxId: string) => sql<boolean>`(
  exists (select from contributions where event_box_id = ${boxId} and kept_paise > 0 and erased_at is null)
  or exists (select from register_entries where event_box_id = ${boxId} and num_nonnulls(phone, note) > 0)
  or exists (select from imported_givers where event_box_id = ${boxId} and phone is not null))`

/** Nothing if nothing of a guest would be erased, or the host cannot see them any more. Throws what the mailer throws. */
export async function mailGuestsErased(
  { db, mailer, settings }: Deps,
  { boxId }: JobData['mail-guests-erased'],
): Promise<void> {
  const box = await db
    .selectFrom('event_boxes')
    .innerJoin('hosts', 'hosts.id', 'event_boxes.host_id')
    .select(['email', 'first_name', 'language', 'name', 'guests_erasure_told_at'])
    .where('event_boxes.id', '=', boxId)
    .where('event_boxes.deleted_at', 'is', null)
    .where('deactivated_at', 'is', null)
    .where(holdsGuests(boxId))
    .executeTakeFirst()
  if (!box?.guests_erasure_told_at) return
  await mailer.send(box.email, {
    kind: 'guests-erased-soon',
    firstName: box.first_name,
    language: box.language,
    boxName: box.name,
    day: todayInIndia(erasedOn(box.guests_erasure_told_at)),
    giftid: boxId,
    publicUrl: settings.publicUrl,
  })
}
