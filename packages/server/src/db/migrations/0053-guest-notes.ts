// What a host makes of the guest list: corrected names with their history, who was thanked, and with which text.
import { statements } from './statements.ts'

const LANGUAGES = `('en', 'hi')`

export const guestNotes = statements(
  `alter table payment_orders add column guest_language text check (guest_language in ${LANGUAGES})`,
  // guest_name stays what the guest wrote.
  `alter table contributions
    add column guest_language text check (guest_language in ${LANGUAGES}),
    add column corrected_name text check (char_length(corrected_name) between 1 and 100),
    add column thanked_at timestamptz`,
  `alter table hosts
    add column thank_you_en text check (char_length(thank_you_en) between 1 and 500),
    add column thank_you_hi text check (char_length(thank_you_hi) between 1 and 500)`,
  `create table name_corrections (
    id uuid not null default time_ordered_uuid(),
    event_box_id text not null,
    contribution_id uuid not null,
    host_id uuid not null references hosts,
    name_before text check (name_before <> ''),
    name_after text not null check (char_length(name_after) between 1 and 100),
    corrected_at timestamptz not null,
    primary key (id, event_box_id),
    constraint name_corrections_of_contribution foreign key (contribution_id, event_box_id)
      references contributions (id, event_box_id)
  )`,
  `create index name_corrections_newest on name_corrections (event_box_id, contribution_id, corrected_at desc)`,
  `create trigger name_corrections_stand before update on name_corrections for each row
    execute function refuse_change('a correction stays as it was made')`,
)
