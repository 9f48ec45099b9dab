-- What a favourite is watched for. `was_in_stock` and `watched_price` (cents of the account's currency) are what was true
-- when it was last looked at: news is what differs from them.
alter table favourites
  add column watches_stock boolean not null default false,
  add column was_in_stock boolean,
  add column watches_price boolean not null default false,
  add column watched_price integer,
  add check (not watches_stock or was_in_stock is not null),
  add check (not watches_price or watched_price is not null),
  add check (watched_price >= 0);

create index favourites_watched on favourites (account_id) where watches_stock or watches_price;

-- What one person is told, beside the notices of his site; both are shown as notifications, so their ids are of one sequence.
create table messages (
  id integer primary key default nextval('notices_id_seq'),
  account_id integer not null references accounts on delete cascade,
  title labels not null,
  body labels not null,
  sent_at timestamptz not null
);
create index messages_account on messages (account_id, sent_at desc, id desc);
