-- Where returned goods are sent to; empty where the address of the company behind the site stands for it.
alter table warehouses
  add column address1 text not null default '' check (length(address1) <= 100),
  add column city     text not null default '' check (length(city) <= 60),
  add column state    text not null default '' check (length(state) <= 60),
  add column postcode text not null default '' check (length(postcode) <= 20),
  add constraint warehouses_address check ((address1 = '') = (city = ''));
