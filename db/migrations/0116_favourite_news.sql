-- What its person was told last of a favourite, which home shows for some days: since when it is back in stock, since when it
-- costs less, and what it cost before (cents of the account's currency, as watched_price).
alter table favourites
  add column back_at timestamptz,
  add column dropped_at timestamptz,
  add column dropped_from integer,
  add check ((dropped_at is null) = (dropped_from is null)),
  add check (dropped_from >= 0);

create index favourites_news on favourites (account_id) where back_at is not null or dropped_at is not null;
