// Why a payout is not sent, or came to nothing, as kinds instead of sentences; and whether sending is stopped.
import { statements } from './statements.ts'

export const payoutHolds = statements(
  `alter table payouts
    add column hold text check (hold in
      ('inactive', 'no-upi-id', 'unpayable-upi-id', 'after-failures', 'retry', 'provider-refused')),
    add column fault text check (fault in
      ('upi-id', 'bank', 'payee-name', 'ours', 'never-taken', 'withdrawn'))`,
  // Until now why a payout failed was in the provider's words alone. What is not plainly the UPI id's fault is not held
  // against it: at worst it is tried once more.
  `update payouts set fault = case
      when state = 'reversed' then 'upi-id'
      when reason like 'withdrawn:%' then 'withdrawn'
      when reason = 'the provider never took it' then 'never-taken'
      when reason ilike '%name field is invalid%' then 'payee-name'
      when reason ilike '%vpa%' or reason ilike '%upi id%' then 'upi-id'
      when provider_payout_id is null then 'ours'
      else 'bank'
    end where state in ('failed', 'reversed')`,
  // Until now the reason of a waiting payout was one of these sentences.
  `update payouts p set reason = null, hold = case
      when reason = 'the host is inactive' then 'inactive'
      when upi_id is null then 'no-upi-id'
      when reason = 'the provider cannot send to a UPI id like this one' then 'unpayable-upi-id'
      when check_at is not null then 'retry'
      when exists (select from payouts f
        where f.event_box_id = p.event_box_id and f.upi_id = p.upi_id and f.fault is not null
          and f.fault <> 'upi-id') then 'retry'
      else 'after-failures'
    end where state = 'waiting'`,
  `update payouts set check_at = updated_at where hold = 'retry' and check_at is null`,
  // While it still runs, a server of the version before cannot move what waits here: it tries again each minute.
  `alter table payouts
    add constraint payouts_hold_is_of_state check (case state
      when 'waiting' then hold is not null
      when 'sent' then hold is null or hold = 'provider-refused'
      else hold is null end),
    add constraint payouts_fault_is_of_state check (fault is null or state in ('failed', 'reversed'))`,

  `create table payout_sending (
    is_only boolean primary key default true check (is_only),
    refusal text,
    refusals integer not null default 0 check (refusals >= 0),
    stopped_until timestamptz,
    constraint payout_sending_stopped_for_a_reason check (stopped_until is null or refusal is not null)
  )`,
  `insert into payout_sending default values`,
)
