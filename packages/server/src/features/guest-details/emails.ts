// Emails a host that the phones and addresses of a box's guests will be erased.
import { todayInIndia } from '@lifafa/contract/event-timing'
import type { JobData } from '../../jobs/job-kinds.ts'
import type { Services } from '../../services.ts'
import { erasedOn } from './rules.ts'

type Deps = Pick<Services, 'db' | 'mailer' | 'settings'>

/** Nothing if the box had no guests, or its host cannot see them any more. Throws what the mailer throws. */
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
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('contributions')
          .select('id')
          .where('event_box_id', '=', boxId)
          .where('kept_paise', '>', 0),
      ),
    )
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
