-- Pieces that leave an order's promise and the shelf do so at once. In two steps they were free for a moment, so that every shipment
-- rewrote its products and the counts of their facets, twice, and locked the counts until its end.
alter table stock_moves
  add column promised boolean not null default false
    constraint stock_moves_promised_check check (not promised or kind = 'shipment');

create or replace function post_stock_moves() returns trigger language plpgsql as $$
begin
  insert into stock (sku_id, warehouse)
  select distinct sku_id, warehouse from posted order by sku_id, warehouse
  on conflict do nothing;

  with changed as (
    select sku_id, warehouse, sum(pieces)::integer as pieces, coalesce(sum(pieces) filter (where promised), 0)::integer as promised
      from posted
     group by sku_id, warehouse
    having sum(pieces) <> 0
  ), locked as materialized (
    select k.sku_id, k.warehouse, c.pieces, c.promised
      from stock k join changed c using (sku_id, warehouse)
     order by k.sku_id, k.warehouse
       for no key update of k
  )
  update stock k set on_hand = k.on_hand + l.pieces, allocated = k.allocated + l.promised
    from locked l where k.sku_id = l.sku_id and k.warehouse = l.warehouse;
  return null;
end $$;
