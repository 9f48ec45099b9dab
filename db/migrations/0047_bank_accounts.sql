-- Where customers pay that pay in advance: one account of a site for each currency.

create table bank_accounts (
  org_id   integer not null references orgs,
  currency char(3) not null,
  holder   text not null check (length(holder) between 1 and 70),  -- as long as a bank takes it
  bank     text not null check (length(bank) between 1 and 70),
  account  text not null check (account ~ '^[A-Z0-9]{4,34}$'),     -- an IBAN where the country has them
  bic      text not null check (bic ~ '^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$'),
  primary key (org_id, currency)
);
