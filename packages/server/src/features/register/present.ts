// The register's rows, and the screen in the hall, as JSON.
import type { ClosedCount } from '@lifafa/contract/endpoints/register/counts'
import type { Desk } from '@lifafa/contract/endpoints/register/desks'
import type { Gift } from '@lifafa/contract/endpoints/register/entries'
import type { Entry, GaveBefore } from '@lifafa/contract/endpoints/register/entry'
import type { HostsHall, HallLine as ShownLine } from '@lifafa/contract/endpoints/register/hall'
import { REGISTER } from '@lifafa/contract/limits'
import type { Row } from '../../db/tables.ts'
import type { CountRow } from './reads/counts.ts'
import type { ListedDesk } from './reads/desks.ts'
import type { EntryRow, KnownName, OtherGift } from './reads/entries.ts'
import type { GiftRow } from './reads/gifts.ts'
import type { Hall, HallLine } from './reads/hall.ts'
import { cashPaise } from './rules/counts.ts'
import { deskObstacle } from './rules/desks.ts'

const numberOf = (letter: string, running: number | null): string => `${letter}-${running}`

/** The facts that an entry and a gift of the list have in common. */
const presentFacts = <Kind>(
  row: Omit<GiftRow, 'kind' | 'guest_language' | 'letter' | 'running'> & { kind: Kind },
) => ({
  id: row.id,
  kind: row.kind,
  amount_paise: row.amount_paise,
  milligrams: row.milligrams,
  words: row.words ?? '',
  name: row.giver ?? '',
  relation: row.relation ?? '',
  village: row.village ?? '',
  family: row.family ?? '',
  side: row.side ?? ('' as const),
  phone: row.phone ?? '',
  given_at: new Date(row.given_at).toISOString(),
  desk: row.desk_id,
  counted_in: row.counted_in,
  void_reason: row.void_reason,
  late: row.is_late,
  thanked: row.thanked_at !== null,
})

export const presentEntry = (entry: EntryRow): Entry => ({
  ...presentFacts(entry),
  number: numberOf(entry.letter, entry.running),
  version: entry.version,
  note: entry.note ?? '',
  envelope: entry.envelope,
  late_for_count: entry.late_for_count,
})

export const presentGift = (gift: GiftRow, gave: GaveBefore[] = []): Gift => ({
  ...presentFacts(gift),
  language: gift.guest_language ?? undefined,
  number: gift.letter === null ? null : numberOf(gift.letter, gift.running),
  gave,
})

/** As much of a gift of others as the host lets the desk see. */
export const presentOther = (
  gift: OtherGift,
  { may_see_names, may_see_sums }: Pick<Row<'desks'>, 'may_see_names' | 'may_see_sums'>,
) => ({
  id: gift.id,
  number: gift.letter === null ? null : numberOf(gift.letter, gift.running),
  name: (may_see_names && gift.giver) || '',
  village: (may_see_names && gift.village) || '',
  online: gift.letter === null,
  amount_paise: may_see_sums ? gift.amount_paise : null,
  given_at: new Date(gift.given_at).toISOString(),
})

export const presentPaid = (
  { giver, paid_at }: { giver: string | null; paid_at: Date },
  { may_see_names }: Pick<Row<'desks'>, 'may_see_names'>,
) => ({ name: (may_see_names && giver) || '', given_at: paid_at.toISOString() })

export const presentName = ({ giver, family, village, online_at }: KnownName, gave: GaveBefore[]) => ({
  name: giver ?? '',
  family: family ?? '',
  village: village ?? '',
  gave,
  online_at: online_at?.toISOString() ?? null,
})

export const presentDesk = (desk: ListedDesk, devices: Row<'desk_devices'>[], now: Date): Desk => {
  const isOver = deskObstacle(desk, now) === 'deskEnded'
  return {
    id: desk.id,
    helper: desk.helper,
    state: isOver ? 'ended' : desk.wrong_pins >= REGISTER.wrongPins ? 'closed' : desk.state,
    may_see_names: desk.may_see_names,
    may_see_sums: desk.may_see_sums,
    ends_at: desk.ends_at.toISOString(),
    entries: desk.entries,
    last_entry_at: desk.last_entry_at?.toISOString() ?? null,
    devices: devices
      .filter(({ desk_id }) => desk_id === desk.id)
      .map(({ letter, helper, last_seen_at, battery_percent, unsent }) => ({
        ...{ letter, helper, last_seen_at: last_seen_at.toISOString(), battery_percent, unsent },
      })),
  }
}

export const presentCount = (count: CountRow): ClosedCount => ({
  ...count,
  desk: count.desk_id,
  counted_at: count.counted_at.toISOString(),
  counted_cash_paise: cashPaise(count),
  counted_cheques_paise: count.cheques_paise,
  reason: count.reason ?? '',
  reason_by: count.reason_by ?? '',
  deposit: presentDeposit(count),
})

const presentDeposit = ({ deposited_on: day, deposited_paise: amount_paise, deposited_by: by }: CountRow) =>
  day === null || amount_paise === null || by === null ? null : { day, amount_paise, by }

export const presentHandover = (handover: Row<'handovers'>) => ({
  desk: handover.desk_id,
  letter: handover.letter,
  from: handover.from_name,
  to: handover.to_name,
  first_envelope: handover.first_envelope,
  last_envelope: handover.last_envelope,
  at: handover.handed_over_at.toISOString(),
})

/** The words wait until the host has read them. */
const isHeld = (hall: Hall | undefined, { is_unread }: HallLine): boolean =>
  is_unread && (hall?.holds_blessings ?? true)

const lineOf = ({ id, giver, village, blessing }: HallLine): ShownLine => ({
  ...{ id, name: giver, village: village ?? '', blessing: blessing ?? '' },
})

/** As the screen shows it: without words that wait to be read. */
export const presentHallLine = (hall: Hall, line: HallLine): ShownLine =>
  lineOf(isHeld(hall, line) ? { ...line, blessing: null } : line)

const PRINT_LENGTH = 8
export const linkPrint = (hash: string | null | undefined): string | null =>
  hash?.slice(0, PRINT_LENGTH) ?? null

/** `hall`: undefined where the host has never opened one. */
export const presentHostsHall = (hall: Hall | undefined, lines: HallLine[]): HostsHall => ({
  open: hall?.link_hash != null,
  link: linkPrint(hall?.link_hash),
  paused: hall?.is_paused ?? false,
  shows_sum: hall?.shows_sum ?? false,
  holds_blessings: hall?.holds_blessings ?? true,
  lines: lines.map((line) => ({
    ...lineOf(line),
    ...{ online: line.is_online, hidden: line.is_hidden, held: isHeld(hall, line) },
  })),
})
