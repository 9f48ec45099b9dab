-- Who looks after a customer, and why a registration was rejected.
alter table customers
  add column account_manager_id integer references accounts,
  add column rejected_because text check (length(rejected_because) between 1 and 1000),
  add check ((status = 'rejected') = (rejected_because is not null));
create index customers_account_manager on customers (account_manager_id);
