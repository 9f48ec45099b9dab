-- Who fetches goods on a customer's own account, instead of one of our carriers.

create table forwarders (
  id       integer primary key,
  region   text not null check (region in ('EU', 'US')),
  name     text not null check (name <> ''),
  is_other boolean not null default false,  -- none of those named: the customer types the name
  unique (region, name)
);
create unique index forwarders_other on forwarders (region) where is_other;

-- An order that a forwarder fetches keeps his name as it was; nobody else's order has one.
alter table orders add column forwarder_id integer references forwarders;
alter table orders add column forwarder text not null default '' check (length(forwarder) <= 80);
alter table orders add check ((ship_via = 'OWN') = (forwarder_id is not null));
alter table orders add check ((forwarder_id is null) = (forwarder = ''));
create index orders_forwarder on orders (forwarder_id) where forwarder_id is not null;
