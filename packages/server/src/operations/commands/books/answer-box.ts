// Answers what one event box brings us: our fee, less what the provider keeps of its payments and payouts.
import { formatDay } from '@lifafa/contract/dates'
import { type Kysely, sql } from 'kysely'
import type { BooksRow } from '../../../books/sections.ts'
import type { Database, Paise } from '../../../db/tables.ts'
import { findBox } from '../../../features/event-boxes/reads.ts'
import { tableLines } from '../columns.ts'
import { type Answer, EXIT } from '../question.ts'
import type { Sources } from '../sources.ts'

export async function answerBox({ db }: Sources, boxId: string): Promise<Answer> {
  const box = await findBox(db, boxId)
  if (!box) return { text: `Our books do not know the box ${boxId}.\n`, exitCode: EXIT.unknown }
  const { contributions, givenPaise, feePaise, ofPaymentsPaise, ofPayoutsPaise } = await readMargin(db, boxId)
  const rows: BooksRow[] = [
    { label: 'contributions', count: contributions, paise: givenPaise },
    { label: 'our fee, less what went back', paise: feePaise },
    { label: 'what the gateway charges for its payments', paise: -ofPaymentsPaise },
    { label: 'what the provider charges for its payouts', paise: -ofPayoutsPaise },
    { label: 'left for us, without GST', paise: feePaise - ofPaymentsPaise - ofPayoutsPaise },
  ]
  const title = `“${box.name}” of ${formatDay(box.event_date)}, box ${box.id}`
  return { text: [title, '', ...tableLines(rows, rows), ''].join('\n'), exitCode: EXIT.fine }
}

type Margin = {
  contributions: number
  givenPaise: Paise
  feePaise: Paise
  ofPaymentsPaise: Paise
  ofPayoutsPaise: Paise
}

/** The GST on what the provider keeps is no charge: it is input GST. */
async function readMargin(db: Kysely<Database>, boxId: string): Promise<Margin> {
  const { rows } = await sql<Margin>`
    select count(*) filter (where kind = 'contribution') as contributions,
      coalesce(-sum(owed_to_hosts) filter (where kind = 'contribution'), 0)::bigint as "givenPaise",
      coalesce(-sum(platform_fee), 0)::bigint as "feePaise",
      coalesce(sum(gateway_charges) filter (where payout_id is null), 0)::bigint as "ofPaymentsPaise",
      coalesce(sum(gateway_charges) filter (where payout_id is not null), 0)::bigint as "ofPayoutsPaise"
    from ledger where event_box_id = ${boxId}`.execute(db)
  if (!rows[0]) throw new Error('A sum answered no row.')
  return rows[0]
}
