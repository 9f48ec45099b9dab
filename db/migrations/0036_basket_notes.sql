-- What a buyer notes on a line of his basket; it goes with the line into the order.
alter table basket_lines add column note text not null default '' check (length(note) <= 200);
alter table order_lines add column note text not null default '' check (length(note) <= 200);
