-- What a company needs to hand its documents to DATEV; null for what nobody has entered yet.
create table datev_settings (
  org_id          integer primary key references orgs,
  adviser         integer check (adviser between 1001 and 9999999),
  client          integer check (client between 1 and 99999),
  chart           text check (chart in ('03', '04')),
  -- 1 to 12: the fiscal year begins with the first day of this month.
  year_starts     smallint check (year_starts between 1 and 12),
  -- Digits of a ledger account; accounts of customers have one more.
  account_length  smallint check (account_length between 4 and 8),
  -- A customer's account is this one and the id of the customer on top.
  first_debtor    integer,
  taxed_account   integer,
  intra_eu_account integer,
  export_account  integer,
  -- A check passes where it is null: accounts of which nobody knows how long they are would pass the next one.
  check (account_length is not null or num_nonnulls(first_debtor, taxed_account, intra_eu_account, export_account) = 0),
  check (length(taxed_account::text) = account_length and length(intra_eu_account::text) = account_length
         and length(export_account::text) = account_length),
  check (length(first_debtor::text) = account_length + 1 and left(first_debtor::text, 1) between '1' and '6')
);
