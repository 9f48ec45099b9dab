-- The bin of a shelf in its warehouse, such as 'A-03-2'; empty where nobody has said. Who picks walks in this order.
alter table stock add column bin text not null default '' check (length(bin) <= 20);
