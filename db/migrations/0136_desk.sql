-- Staff look up orders by part of a number or name. The query writes the same expression (server/features/console/desk/find-orders.ts).
create index orders_sought on orders using gin
  (upper(order_number || ' ' || coalesce(so_number, '') || ' ' || po_number || ' ' || coalesce(ship_to ->> 'company', '') || ' '
         || coalesce(ship_to ->> 'lastName', '')) gin_trgm_ops);
create index customers_sought on customers using gin (upper(custnum || ' ' || company) gin_trgm_ops);

-- What waits for staff, however many orders ended long ago.
drop index orders_held;
create index orders_under_way on orders (status, org_id, id) where status not in ('allDelivered', 'cancelled');
create index shipments_in_house on shipments (status, id) where status in ('picking', 'packed');

-- A view of the orders that a colleague has named: what the address of the list asks for.
create table saved_views (
  id         integer generated always as identity primary key,
  account_id integer not null references accounts on delete cascade,
  name       text not null check (name <> '' and length(name) <= 60),
  query      text not null check (length(query) <= 500),
  unique (account_id, name)
);
