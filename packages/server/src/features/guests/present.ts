// Presents guests as JSON.
import type { GuestPage, ListedGuest } from '@lifafa/contract/endpoints/guests'
import { PAGE_SIZE } from '@lifafa/contract/limits'
import { presentContribution } from '../contributions/rules.ts'
import type { GuestCounts, GuestRow } from './reads.ts'

export const presentGuest = (guest: GuestRow): ListedGuest => ({
  ...presentContribution(guest),
  written_name: guest.corrected_name === null ? null : (guest.guest_name ?? ''),
  thanked: guest.thanked_at !== null,
  language: guest.guest_language,
  reference: guest.payment_id,
  bank_reference: guest.bank_reference,
})

export const presentPage = (
  { all, unthanked, matching }: GuestCounts,
  page: number,
  days: GuestPage['days'],
): GuestPage => ({
  pagination: {
    total: matching,
    total_pages: Math.max(1, Math.ceil(matching / PAGE_SIZE.guests)),
    current_page: page,
  },
  all,
  unthanked,
  days,
})
