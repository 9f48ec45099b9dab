-- The address book: how its people are reached, and whom a parcel carrier delivers to.

alter table addresses
  add column contact_name  text not null default '' check (length(contact_name) <= 100),
  add column mobile        text not null default '' check (length(mobile) <= 40),
  add column fax           text not null default '' check (length(fax) <= 40),
  add column customer_type text not null default 'professional' check (customer_type in ('professional', 'private'));
