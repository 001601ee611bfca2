// Reads everything that is stored of a host, as of one moment, for the file that the host downloads.
import { MAX_EXPORTED_ROWS } from '@lifafa/contract/limits'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../db/tables.ts'
import { inSnapshot } from '../../../db/transaction.ts'
import { Failure } from '../../../http/failure.ts'
import { LISTED_COLUMNS } from '../../contributions/rules.ts'

type Rows = readonly Record<string, unknown>[]
/** Each list in a stable order; times are ISO 8601, amounts in paise. Secrets (hashes of password, codes, tokens) are left out. */
export type AccountExport = Record<'account' | 'event_boxes' | 'gifts' | 'payouts', Rows> & {
  [list: string]: Rows
}

/** Throws Failure `exportTooLarge` if a list has more rows than a file can have. */
export const readAccountExport = (db: Kysely<Database>, hostId: string): Promise<AccountExport> =>
  inSnapshot(db, async (trx) => {
    const read = async (query: RawBuilder<unknown>): Promise<Rows> => {
      const { rows } = await sql<Rows[number]>`${query} limit ${MAX_EXPORTED_ROWS + 1}`.execute(trx)
      if (rows.length > MAX_EXPORTED_ROWS) throw new Failure('exportTooLarge')
      return rows
    }
    const boxes = sql`(select id from event_boxes where host_id = ${hostId})`
    return {
      account:
        await read(sql`select id, email, first_name, last_name, phone_number, address, upi_id, upi_id_changed_at, language,
        bank_account, ifsc, bank_account_name, bank_account_changed_at,
        email_verified_at, agreed_to_terms_at, agreed_to_refund_policy_at, first_signed_in_at, thank_you,
        created_at, updated_at from hosts where id = ${hostId}`),
      event_boxes:
        await read(sql`select id, event_type, name, message, groom_name, bride_name, location, event_date,
        created_at, updated_at, deleted_at, guests_erased_at from event_boxes where host_id = ${hostId} order by created_at, id`),
      gifts: await read(giftsOf(hostId)),
      names_corrected:
        await read(sql`select event_box_id, contribution_id, name_before, name_after, corrected_at
        from name_corrections where event_box_id in ${boxes} order by corrected_at, id`),
      given_back:
        await read(sql`select event_box_id, payment_id, amount_paise, kind, state, created_at, updated_at
        from refunds where event_box_id in ${boxes} order by created_at, id`),
      disputes:
        await read(sql`select event_box_id, payment_id, amount_paise, status, reason_code, created_at, updated_at
        from disputes where event_box_id in ${boxes} order by created_at, id`),
      transfers:
        await read(sql`select event_box_id, account_id, amount_paise, reversed_paise, state, held_until, settled_at, created_at
        from transfers where event_box_id in ${boxes} order by created_at, id`),
      linked_accounts:
        await read(sql`select upi_id, legal_name, account_id, product_id, state, refusal, created_at, updated_at
        from linked_accounts where host_id = ${hostId} order by created_at, id`),
      payouts:
        await read(sql`select id, event_box_id, number, amount_paise, state, hold, hold_reason, not_before, due_on, created_at
        from payouts where host_id = ${hostId} order by created_at, id`),
      payout_attempts:
        await read(sql`select a.id, payout_id, a.amount_paise, upi_id, bank_account, ifsc, bank_account_name,
        payee_name, a.state, failure,
        reference as bank_reference, a.created_at, paid_at from payout_attempts a join payouts p on p.id = payout_id
        where host_id = ${hostId} order by a.created_at, a.id`),
      fee_invoices:
        await read(sql`select event_box_id, kind, year, number, fee_paise, gst_percent, gst_paise, issued_at
        from fee_invoices where event_box_id in ${boxes} order by issued_at, id`),
      earlier_upi_ids: await read(
        sql`select upi_id, replaced_at from earlier_upi_ids where host_id = ${hostId} order by replaced_at, upi_id`,
      ),
      upi_id_checks:
        await read(sql`select upi_id, bank_account, ifsc, state, why, registered_name, name_match_score, answer,
        answered_at, created_at
        from upi_id_checks where host_id = ${hostId} order by created_at, id`),
      desks:
        await read(sql`select event_box_id, helper, state, may_see_names, may_see_sums, ends_at, created_at
        from desks where event_box_id in ${boxes} order by created_at, id`),
      desk_devices:
        await read(sql`select event_box_id, desk_id, letter, helper, last_seen_at, battery_percent, unsent
        from desk_devices where event_box_id in ${boxes} order by event_box_id, letter`),
      written_gifts:
        await read(sql`select event_box_id, letter, running, version, kind, amount_paise, milligrams, words,
        giver, relation, village, family, side, phone, note, envelope, is_late, void_reason, counted_in, late_for_count,
        thanked_at, given_at, received_at, erased_at
        from register_entries where event_box_id in ${boxes} order by given_at, id`),
      versions_of_written_gifts:
        await read(sql`select event_box_id, entry_id, version, content, written_by, written_at
        from register_versions where event_box_id in ${boxes} order by entry_id, version`),
      counts:
        await read(sql`select event_box_id, number, desk_id, first_counter, second_counter, notes_500, notes_200,
        notes_100, notes_50, notes_20, notes_10, coins_paise, cheques, cheques_paise, entries, expected_cash_paise,
        expected_cheques_paise, difference_paise, reason, reason_by, counted_at, deposited_on, deposited_paise, deposited_by
        from register_counts where event_box_id in ${boxes} order by event_box_id, number`),
      imported_lists: await read(sql`select event_box_id, file, occasion, year, imported_at
        from register_imports where event_box_id in ${boxes} order by imported_at, id`),
      imported_givers:
        await read(sql`select event_box_id, import_id, row, giver, relation, village, family, phone, amount_paise
        from imported_givers where event_box_id in ${boxes} order by event_box_id, import_id, row`),
      handovers:
        await read(sql`select event_box_id, desk_id, from_name, to_name, letter, first_envelope, last_envelope,
        handed_over_at from handovers where event_box_id in ${boxes} order by handed_over_at, id`),
      hall_screens: await read(sql`select event_box_id, is_paused, shows_sum, holds_blessings from halls
        where event_box_id in ${boxes} order by event_box_id`),
      hall_lines: await read(sql`select event_box_id, gift_id, is_hidden from hall_lines
        where event_box_id in ${boxes} order by event_box_id, gift_id`),
      activities: await read(sql`select event_box_id, action, facts, created_at from activities
        where host_id = ${hostId} order by created_at, id`),
      rating: await read(
        sql`select rating, feedback, platform, rated_at from ratings where host_id = ${hostId}`,
      ),
      messages:
        await read(sql`select name, email, subject, message, created_at, answered_at from contact_messages
        where lower(email) = (select email from hosts where id = ${hostId}) order by created_at, id`),
      sessions:
        await read(sql`select user_agent, network, created_at, last_used_at, family_expires_at as expires_at
        from refresh_tokens where host_id = ${hostId} and id = family_id and revoked_at is null order by created_at, id`),
    }
  })

const giftsOf = (hostId: string): RawBuilder<unknown> => sql`
    select c.event_box_id, ${sql.join(LISTED_COLUMNS.map((column) => sql.ref(`c.${column}`)))}, p.rrn as bank_reference
    from contributions c join payments p on p.id = c.payment_id and p.event_box_id = c.event_box_id
    where c.event_box_id in (select id from event_boxes where host_id = ${hostId})
    order by c.paid_at, c.id`
