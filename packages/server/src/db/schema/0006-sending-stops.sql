-- Payouts that are not sent, because our books are wrong: of one box, or '' for all. A row goes once the self-check finds nothing more.
create table sending_stops (
  event_box_id text primary key,
  since timestamptz not null
);
