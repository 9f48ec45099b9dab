-- A company has several accounts of one currency. Its documents name one of them, the payment account (BT-84 of EN 16931); of the others
-- the bank's statements are read.
lock table bank_accounts in access exclusive mode;

create table own_bank_accounts (
  id               integer generated always as identity primary key,
  org_id           integer not null references orgs,
  currency         char(3) not null check (currency ~ '^[A-Z]{3}$'),
  payment_currency char(3) check (payment_currency = currency),    -- of the payment account alone: one for each currency
  named_from       timestamptz default now(),                       -- since when documents may name it; null: none ever has
  holder           text not null check (length(holder) between 1 and 70),
  bank             text not null check (length(bank) between 1 and 70),
  account          text not null check (account ~ '^[A-Z0-9]{4,34}$'),
  bic              text not null check (bic ~ '^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$'),
  unique (org_id, payment_currency),
  unique (org_id, account, currency),
  check (payment_currency is null or named_from is not null)
);

insert into own_bank_accounts (org_id, currency, payment_currency, named_from, holder, bank, account, bic)
select org_id, currency, currency, '-infinity', holder, bank, account, bic from bank_accounts order by org_id, currency;

-- The version before reads and writes the payment accounts under their old name. A later version drops the view and the trigger.
drop table bank_accounts;
create view bank_accounts as
  select org_id, payment_currency as currency, holder, bank, account, bic from own_bank_accounts where payment_currency is not null;

create function fill_account_currency() returns trigger language plpgsql as $$
begin
  new.currency := coalesce(new.currency, new.payment_currency);
  return new;
end $$;
create trigger fill_account_currency before insert on own_bank_accounts for each row execute function fill_account_currency();

-- An account belongs to one company. Those that stood at several sites before stay until their number changes.
create function refuse_foreign_account() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (new.org_id, new.account) is not distinct from (old.org_id, old.account) then return null; end if;
  perform pg_advisory_xact_lock(hashtextextended('bank account ' || new.account, 0));
  if exists (select from own_bank_accounts where account = new.account and org_id <> new.org_id) then
    raise exception 'another company has the account %', new.account using errcode = 'unique_violation';
  end if;
  return null;
end $$;
create constraint trigger account_of_one_company after insert or update of org_id, account on own_bank_accounts
  for each row execute function refuse_foreign_account();

-- What the bank has said of an account stays to be read under it.
create function keep_account_of_statements() returns trigger language plpgsql as $$
begin
  if (tg_op = 'DELETE' or (new.org_id, new.account, new.currency) is distinct from (old.org_id, old.account, old.currency))
     and exists (select from bank_statements where account = old.account and currency = old.currency) then
    raise exception 'statements of the account % were read', old.account using errcode = 'restrict_violation';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger own_bank_accounts_keep before update or delete on own_bank_accounts
  for each row execute function keep_account_of_statements();
