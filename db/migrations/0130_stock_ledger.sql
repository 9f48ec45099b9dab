-- Stock is a ledger: what lies on a shelf changes by a move that says why, and a move never changes.
create table stock_moves (
  id         bigint generated always as identity primary key,
  sku_id     integer not null references skus on delete cascade,
  warehouse  text not null references warehouses,
  kind       text not null check (kind in ('opening', 'receipt', 'shipment', 'return', 'count', 'correction', 'scrap')),
  pieces     integer not null,                          -- below 0 what leaves the shelf
  ref        text not null check (ref <> ''),           -- what it was for, such as 'shipment 17'
  reason     text not null default '' check (length(reason) <= 300),
  account_id integer references accounts,
  at         timestamptz not null,
  unique (kind, ref, sku_id, warehouse),                -- what is told twice counts once
  check (case kind when 'receipt' then pieces > 0
                   when 'return' then pieces > 0
                   when 'shipment' then pieces < 0
                   when 'scrap' then pieces < 0
                   when 'count' then true               -- 0 says that all was as it should be
                   else pieces <> 0 end),
  check (kind not in ('correction', 'scrap') or reason <> '')
);
create index stock_moves_stock on stock_moves (sku_id, warehouse, id);

-- What lay there before the ledger began.
insert into stock_moves (sku_id, warehouse, kind, pieces, ref, at)
select sku_id, warehouse, 'opening', on_hand, 'opening', now() from stock where on_hand > 0;

-- The shelf follows the ledger. Rows are locked in sorted order, as everywhere.
create function post_stock_moves() returns trigger language plpgsql as $$
begin
  insert into stock (sku_id, warehouse)
  select distinct sku_id, warehouse from posted order by sku_id, warehouse
  on conflict do nothing;

  with changed as (
    select sku_id, warehouse, sum(pieces)::integer as pieces from posted group by sku_id, warehouse having sum(pieces) <> 0
  ), locked as materialized (
    select k.sku_id, k.warehouse, c.pieces
      from stock k join changed c using (sku_id, warehouse)
     order by k.sku_id, k.warehouse
       for no key update of k
  )
  update stock k set on_hand = k.on_hand + l.pieces
    from locked l where k.sku_id = l.sku_id and k.warehouse = l.warehouse;
  return null;
end $$;
create trigger stock_moves_posted after insert on stock_moves
  referencing new table as posted for each statement
  when (pg_trigger_depth() = 0) execute function post_stock_moves();

-- Whoever changes a shelf by hand, as the version before does with a stock file, is noted all the same.
create function note_direct_stock() returns trigger language plpgsql as $$
begin
  insert into stock_moves (sku_id, warehouse, kind, pieces, ref, reason, at)
  values (new.sku_id, new.warehouse, 'correction', new.on_hand - case when tg_op = 'UPDATE' then old.on_hand else 0 end,
          'direct ' || gen_random_uuid(), 'changed outside of the ledger', now());
  return null;
end $$;
create trigger stock_inserted_directly after insert on stock
  for each row when (new.on_hand <> 0 and pg_trigger_depth() = 0) execute function note_direct_stock();
create trigger stock_updated_directly after update on stock
  for each row when (new.on_hand <> old.on_hand and pg_trigger_depth() = 0) execute function note_direct_stock();

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'stock moves never change: post another one';
end $$;
-- The moves of a product that was never sold go with it, by the cascade.
create trigger stock_moves_stay before update or delete on stock_moves
  for each row when (pg_trigger_depth() = 0) execute function refuse_ledger_change();
create trigger stock_moves_stay_all before truncate on stock_moves
  for each statement execute function refuse_ledger_change();
