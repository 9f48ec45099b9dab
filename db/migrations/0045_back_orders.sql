-- What becomes of pieces that are not in stock when an order is placed, as its buyer chose.
alter table orders add column back_orders text not null default 'split' check (back_orders in ('split', 'together', 'reduce'));

-- Nobody knows when an order arrives whose pieces nobody expects.
alter table orders alter column promised_on drop not null;
