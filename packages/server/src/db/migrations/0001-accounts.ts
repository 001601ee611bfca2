// Who signs in: hosts and administrators, the codes mailed to them, and their sessions.
import { statements } from './statements.ts'

export const accounts = statements(
  `create table hosts (
    id uuid primary key default gen_random_uuid(),
    email text not null unique check (email = lower(email) and char_length(email) between 3 and 254),
    first_name text not null check (char_length(first_name) between 1 and 100),
    last_name text not null check (char_length(last_name) between 1 and 100),
    phone_number text not null check (phone_number ~ '^[0-9]{10}$'),
    address text not null check (char_length(address) between 1 and 500),
    upi_id text check (char_length(upi_id) <= 100 and upi_id ~ '^[A-Za-z0-9._-]+@[A-Za-z]{3,}$'),
    password_hash text not null,
    email_verified_at timestamptz,
    deactivated_at timestamptz,
    agreed_to_terms_at timestamptz not null,
    agreed_to_refund_policy_at timestamptz not null,
    first_signed_in_at timestamptz,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  // The administrator's list of users, newest first.
  `create index hosts_newest on hosts (created_at desc, id desc)`,

  `create table admins (
    id uuid primary key default gen_random_uuid(),
    name text not null check (char_length(name) between 1 and 100),
    email text not null unique check (email = lower(email) and char_length(email) between 3 and 254),
    password_hash text not null,
    email_verified_at timestamptz,
    created_at timestamptz not null
  )`,

  // A row is made when a code is asked for, and holds its hash from the moment the code is mailed.
  `create table codes (
    purpose text not null check (purpose in ('host-verify', 'host-reset', 'admin-verify', 'admin-reset')),
    email text not null check (email = lower(email)),
    code_hash text,
    requested_at timestamptz not null,
    expires_at timestamptz,
    tries integer not null default 0 check (tries >= 0),
    used_at timestamptz,
    sends_in_window integer not null default 0 check (sends_in_window >= 0),
    window_started_at timestamptz not null,
    primary key (purpose, email),
    constraint codes_mailed_code_expires check ((code_hash is null) = (expires_at is null))
  )`,

  `create table refresh_tokens (
    id uuid primary key default gen_random_uuid(),
    family_id uuid not null,
    host_id uuid references hosts,
    admin_id uuid references admins,
    token_hash text not null unique,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    family_expires_at timestamptz not null,
    rotated_at timestamptz,
    revoked_at timestamptz,
    constraint refresh_tokens_one_owner check (num_nonnulls(host_id, admin_id) = 1)
  )`,
  `create index refresh_tokens_family on refresh_tokens (family_id)`,
  `create index refresh_tokens_host on refresh_tokens (host_id) where host_id is not null`,
  `create index refresh_tokens_admin on refresh_tokens (admin_id) where admin_id is not null`,
  `create index refresh_tokens_end on refresh_tokens (family_expires_at)`,
)
