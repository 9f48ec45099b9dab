-- An order that was split by warehouse is several: each but the first names the first, whose papers and list are theirs too.
alter table orders
  add column split_from bigint references orders (id),
  add constraint orders_split_from_check check (split_from < id);
create index orders_split_from on orders (split_from) where split_from is not null;
