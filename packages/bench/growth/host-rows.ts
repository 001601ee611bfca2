// Rows of hosts and their boxes, made of the table bench_boxes.
import { sql } from 'kysely'

export const hostTables = (now: Date) => [
  sql`insert into hosts (id, email, first_name, last_name, phone_number, address, upi_id, password_hash,
      email_verified_at, agreed_to_terms_at, agreed_to_refund_policy_at, created_at, updated_at)
    select distinct on (host) host, 'host-' || n || '@example.com', 'Meera', 'Nair', (7000000000 + n)::text,
      n || ' MG Road, Kochi', 'meera' || n || '@okbank',
      '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
      at, at, at, at, at
    from bench_boxes, lateral (select event_date::timestamptz - interval '60 days' as at) times order by host, n`,
  sql`insert into event_boxes (id, host_id, event_type, name, location, event_date, created_at, updated_at, check_at)
    select id, host, 'other', 'Griha Pravesh', 'Kochi', event_date, at, at,
      case when is_over then null else event_date::timestamptz + interval '1 day' end
    from bench_boxes, lateral (select event_date::timestamptz - interval '50 days' as at) times`,
  sql`insert into admins (id, name, email, password_hash, email_verified_at, created_at)
    values (md5('admin')::uuid, 'Kavita Rao', 'kavita@example.com', 'of no password', ${now}, ${now})`,
]
