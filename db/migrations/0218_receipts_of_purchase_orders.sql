-- Goods may come for a purchase order of ours.
alter table receipts add column purchase_order_id integer references purchase_orders;
create index receipts_purchase_order on receipts (purchase_order_id, id) where purchase_order_id is not null;
