-- What a person may order for, and the links by which people choose their passwords.

alter table accounts
  add column order_limit bigint check (order_limit > 0),  -- cents an order; null: none
  add column month_limit bigint check (month_limit > 0),  -- cents a calendar month
  add check (role in ('buyer', 'requester') or (order_limit is null and month_limit is null));

-- Mailed, good once and for a time; only the hash of a token is stored. A new link takes the place of the older ones.
create table account_links (
  token_hash bytea primary key,
  account_id integer not null references accounts on delete cascade,
  purpose    text not null check (purpose in ('invite', 'reset')),
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  used_at    timestamptz
);
create index account_links_account on account_links (account_id);
create index account_links_expires on account_links (expires_at);
