-- Reference rates of the European Central Bank: units of a currency for a euro, by the day of which they are. VAT is said by them in the
-- currency in which it is declared; an invoice keeps those that it was written by.
create table exchange_rates (
  currency  char(3) not null check (currency ~ '^[A-Z]{3}$' and currency <> 'EUR'),
  day       date not null,
  rate      numeric not null check (rate > 0 and rate < 1000000000 and scale(rate) <= 10),
  source    text not null check (source in ('service', 'file', 'demo')),   -- asked by the shop, imported by staff, made up
  stored_at timestamptz not null,
  primary key (currency, day)
);
