-- What customers call products, to find them by it: of favourites, of lists and of what was ordered, whichever of the customer's people
-- wrote it. Triggers write it, so that the version before does, too. What stands in a basket comes here when it is ordered or listed.
create table cust_numbers (
  customer_id integer not null references customers (id) on delete cascade,
  -- Its letters and digits alone, in capitals: `cust_number_key`.
  key text collate "C" not null check (length(key) >= 2),
  sku_id integer not null references skus (id) on delete cascade,
  primary key (customer_id, key, sku_id)
);
create index cust_numbers_sku on cust_numbers (sku_id);

-- As `normalise` of rules/product/part-number.ts; what is typed goes through it, too, so that both are always read alike.
create function cust_number_key(number text) returns text language sql immutable parallel safe as $$
  select regexp_replace(normalize(replace(upper(normalize(number, NFKD)), 'ß', 'SS'), NFKD), '[^[:alnum:]]', '', 'g')
$$;

-- A line of two that were one has the numbers of both: `A-1, B-7`.
create function cust_number_keys(numbers text) returns setof text language sql immutable parallel safe as $$
  select distinct k.key
    from regexp_split_to_table(numbers, ', ') as n (number)
   cross join lateral cust_number_key(n.number) as k (key)
   where length(k.key) >= 2
$$;

insert into cust_numbers (customer_id, key, sku_id)
select a.customer_id, k.key, f.sku_id
  from favourites f join accounts a on a.id = f.account_id and a.customer_id is not null
 cross join lateral cust_number_keys(f.cust_number) as k (key)
 where f.cust_number <> ''
 union
select q.customer_id, k.key, l.sku_id
  from quick_order_lines l join quick_orders q on q.id = l.quick_order_id
 cross join lateral cust_number_keys(l.cust_number) as k (key)
 where l.cust_number <> ''
 union
select o.customer_id, k.key, l.sku_id
  from order_lines l join orders o on o.id = l.order_id
 cross join lateral cust_number_keys(l.cust_number) as k (key)
 where l.cust_number <> '';

-- In one order, so that two who write the same numbers at once wait for each other and no more.
create function learn_cust_numbers() returns trigger language plpgsql as $$
begin
  if not exists (select from written where cust_number <> '') then return null; end if;
  execute format(
    'insert into cust_numbers (customer_id, key, sku_id)
     select distinct o.customer_id, k.key, w.sku_id
       from written w join %I o on o.id = w.%I and o.customer_id is not null
      cross join lateral cust_number_keys(w.cust_number) as k (key)
      where w.cust_number <> ''''
      order by 1, 2, 3
     on conflict do nothing', tg_argv[0], tg_argv[1]);
  return null;
end $$;

-- What a favourite is called now, and no longer what it was called before.
create function rename_cust_number() returns trigger language plpgsql as $$
begin
  delete from cust_numbers c using accounts a
   where a.id = new.account_id and c.customer_id = a.customer_id and c.sku_id = new.sku_id
     and c.key in (select cust_number_keys(old.cust_number));
  insert into cust_numbers (customer_id, key, sku_id)
  select a.customer_id, k.key, new.sku_id
    from accounts a cross join lateral cust_number_keys(new.cust_number) as k (key)
   where a.id = new.account_id and a.customer_id is not null
   order by k.key
  on conflict do nothing;
  return null;
end $$;

-- Last, as they lock what people write into. A line written meanwhile is learnt when its product is ordered the next time.
create trigger learn_cust_numbers after insert on favourites referencing new table as written
  for each statement execute function learn_cust_numbers('accounts', 'account_id');
create trigger rename_cust_number after update of cust_number on favourites
  for each row when (old.cust_number <> new.cust_number) execute function rename_cust_number();
create trigger learn_cust_numbers after insert on quick_order_lines referencing new table as written
  for each statement execute function learn_cust_numbers('quick_orders', 'quick_order_id');
create trigger learn_cust_numbers after insert on order_lines referencing new table as written
  for each statement execute function learn_cust_numbers('orders', 'order_id');
